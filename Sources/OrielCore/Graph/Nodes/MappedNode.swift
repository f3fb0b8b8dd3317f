/// The node of a view that is computed from another view.
@MainActor package final class MappedNode<Root: View, Other: View>: OuterNode<Root> {
  private let transform: (Root) -> Other

  init(_ view: Root, in context: _NodeContext, _ transform: @escaping (Root) -> Other) {
    self.transform = transform
    super.init(context: context)
    hold(Other.makePart(transform(view), in: context.below(self)))
  }

  override package func update(_ newView: Root) { updateChild(transform(newView)) }
}
