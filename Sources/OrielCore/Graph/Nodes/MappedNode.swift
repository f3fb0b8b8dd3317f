/// The node of a view in whose place another view is displayed, which is computed from it.
@MainActor package final class MappedNode<Root: View, Other: View>: OuterNode<Root> {
  private let transform: (Root) -> Other

  /// - Parameters:
  ///   - adjust: changes the context of the other view.
  ///   - transform: returns the other view.
  init(
    _ view: Root, in context: _NodeContext, adjusting adjust: (inout _NodeContext) -> Void = { _ in },
    to transform: @escaping (Root) -> Other
  ) {
    self.transform = transform
    super.init(context: context)
    var below = context.below(self)
    adjust(&below)
    hold(Other.makePart(transform(view), in: below))
  }

  override package func update(_ newView: Root) { updateChild(transform(newView)) }

  override package var isReusable: Bool { child?.isReusable == true }
}
