/// The rows of a view that is computed from another view.
@MainActor package final class MappedRows<Root: View, Other: View>: _ViewRows<Root> {
  private let transform: (Root) -> Other

  init(_ view: Root, in context: _NodeContext, _ transform: @escaping (Root) -> Other) {
    self.transform = transform
    super.init(context: context)
    begin(with: [Other._makeRows(transform(view), in: context.below(self))])
  }

  override package func update(_ newView: Root) {
    (parts.first as? _ViewRows<Other>)?.update(transform(newView))
  }
}
