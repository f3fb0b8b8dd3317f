/// A node with the type of its view.
///
/// A parent holds its children by this type, so that updating a child needs no cast.
@MainActor public class _ViewNode<Root: View>: _RowsNode {
  /// Applies a new value of the view: compares it with the old one, and updates what differs.
  package func update(_ newView: Root) {}

  override package var isReusable: Bool { Root.self == EmptyView.self }

  override final var viewType: (any View.Type)? { Root.self }
}

/// A node that stores its view between updates.
@MainActor package class StoredViewNode<Root: View>: _ViewNode<Root> {
  /// The current value of the view.
  @exclusivity(unchecked) package final var view: Root

  package init(_ view: Root, in context: _NodeContext) {
    self.view = view
    super.init(context: context)
  }
}
