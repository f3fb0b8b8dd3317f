/// The name of ``EmptyView`` in newer source.
public typealias EmptyContent = EmptyView

/// A view without content.
public struct EmptyView: View, _Primitive {
  public typealias Body = Never

  public nonisolated init() {}

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView> {
    _ViewNode(context: context)
  }

  /// Zero.
  public static var _rowCount: Int? { 0 }
}
