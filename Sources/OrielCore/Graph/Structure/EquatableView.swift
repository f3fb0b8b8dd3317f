/// A view that decides by `==` whether it has changed.
///
/// Made by ``View/equatable()``.
public struct EquatableView<Content: Equatable & View>: View, _Primitive {
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, in: context)
  }

  /// The number of rows of the view in a list.
  public static var _rowCount: Int? { Content._rowCount }
}

extension View where Self: Equatable {
  /// Updates the view only if its new value differs from the old one by its own `==`.
  ///
  /// Without this modifier, the stored properties are compared one by one. A change of a state or environment value
  /// that the body has read updates the view in either case.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor private final class EquatableNode<Content: Equatable & View>: StoredOuterNode<EquatableView<Content>> {
  override init(_ view: EquatableView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    hold(Content.makePart(view.content, in: context.below(self)))
  }

  override func update(_ newView: EquatableView<Content>) {
    guard Graph.updatesAll || newView.content != view.content else { return }
    view = newView
    updateChild(newView.content)
  }
}
