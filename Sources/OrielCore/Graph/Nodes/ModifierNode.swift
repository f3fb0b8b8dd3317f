/// The node of a primitive modifier: it modifies its content without adding a layout node.
@MainActor
package class ModifierNode<Modified: View, Modifier: ViewModifier>: OuterNode<ModifiedContent<Modified, Modifier>> {
  /// The current value of the modifier.
  @exclusivity(unchecked) package private(set) final var modifier: Modifier

  /// Creates the content in the context that `contentContext(_:)` returns, and then calls `didMakeContent()`.
  package init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    hold(Modified.makePart(view.content, in: contentContext(context.below(self))))
    didMakeContent()
  }

  /// The context of the content. Called once, before the content exists.
  package func contentContext(_ context: _NodeContext) -> _NodeContext { context }

  /// Called when the content has been created.
  package func didMakeContent() {}

  /// Called when the modifier has a new value, before the content is updated.
  package func modifierDidChange(from old: Modifier) {}

  override package final func update(_ newView: ModifiedContent<Modified, Modifier>) {
    let old = modifier
    modifier = newView.modifier
    modifierDidChange(from: old)
    updateContent(newView.content)
  }

  /// Updates the content with its new value.
  package func updateContent(_ content: Modified) { updateChild(content) }
}
