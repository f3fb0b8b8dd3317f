/// The node of a primitive modifier: it watches over its content without a widget of its own.
@MainActor
package class ModifierNode<Modified: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>
{
  @exclusivity(unchecked) package private(set) final var child: _ViewNode<Modified>?

  /// The modifier as it was last given.
  @exclusivity(unchecked) package private(set) final var modifier: Modifier

  /// Calls `prepare`, then makes the content.
  package init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    child = Modified._makeNode(view.content, in: contentContext(context.below(self)))
    didMakeContent()
  }

  /// The context that the content is made in. Called once, before the content exists.
  package func contentContext(_ context: _NodeContext) -> _NodeContext { context }

  /// The content has been made.
  package func didMakeContent() {}

  /// The modifier was given anew. Called before the content is updated.
  package func modifierDidChange(from old: Modifier) {}

  override package final func update(_ newView: ModifiedContent<Modified, Modifier>) {
    let old = modifier
    modifier = newView.modifier
    modifierDidChange(from: old)
    updateContent(newView.content)
  }

  /// Hands the content what was given anew.
  package func updateContent(_ content: Modified) { child?.update(content) }

  override package func unmountChildren() { child?.unmount() }
  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override package var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}
