/// The node of a view that is computed from another view.
@MainActor package final class MappedNode<Root: View, Other: View>: _ViewNode<Root> {
  private let transform: (Root) -> Other
  private var child: _ViewNode<Other>?

  init(_ view: Root, in context: _NodeContext, _ transform: @escaping (Root) -> Other) {
    self.transform = transform
    super.init(context: context)
    child = Other._makeNode(transform(view), in: context.below(self))
  }

  override package func update(_ newView: Root) { child?.update(transform(newView)) }

  override package func unmountChildren() { child?.unmount() }
  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override package var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}
