/// A view whose type has been erased.
///
/// When the type of the wrapped view changes, its state is disposed of and the new view starts afresh; while the type
/// stays the same, the view is updated in place.
public struct AnyView: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  package let wrapped: any View

  /// Wraps a view.
  public init<Content: View>(_ view: Content) {
    wrapped = (view as? AnyView)?.wrapped ?? view
  }

  /// Wraps a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    AnyViewNode(view, in: context)
  }
}

@MainActor private final class AnyViewNode: SwappingNode<AnyView> {
  override init(_ view: AnyView, in context: _NodeContext) {
    super.init(view, in: context)
    start(with: make(view.wrapped))
  }

  private func make<Content: View>(_ content: Content) -> _GraphNode {
    Content._makeNode(content, in: context.below(self))
  }

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
