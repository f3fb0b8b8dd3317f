/// A type-erased view.
///
/// When the type of the wrapped view changes, it is replaced by a new view with initial state. Otherwise it is updated.
public nonisolated struct AnyView: View, _Primitive {
  public typealias Body = Never

  package let wrapped: any View

  /// Creates a type-erased view.
  public init<Content: View>(_ view: Content) {
    wrapped = (view as? AnyView)?.wrapped ?? view
  }

  /// Creates a type-erased view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    AnyViewNode(view, in: context)
  }

  @MainActor public static var _rowCount: Int? { nil }
}

@MainActor private final class AnyViewNode: SwappingNode<AnyView> {
  override init(_ view: AnyView, in context: _NodeContext) {
    super.init(view, in: context)
    hold(make(view.wrapped))
  }

  private func make<Content: View>(_ content: Content) -> _RowsNode {
    Content.makePart(content, in: context.below(self))
  }

  override func step(to part: _RowsNode) -> AnyHashable? { part.viewType.map { AnyHashable(ObjectIdentifier($0)) } }

  override func update(_ newView: AnyView) {
    StackGuard.check(at: self)
    let old = view
    view = newView
    func hand<Content: View>(_ content: Content) -> Bool {
      guard let node = child as? _ViewNode<Content> else { return false }
      node.update(content)
      return true
    }
    if hand(newView.wrapped) { return }
    swap(from: ObjectIdentifier(type(of: old.wrapped)), to: ObjectIdentifier(type(of: newView.wrapped))) {
      make(newView.wrapped)
    }
  }
}
