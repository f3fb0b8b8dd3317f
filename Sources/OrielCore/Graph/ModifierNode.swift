/// The node of a primitive modifier: it watches over its content without a widget of its own.
@MainActor
package class ModifierNode<Modified: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>
{
  package private(set) var child: _ViewNode<Modified>?

  package final var modifier: Modifier { view.modifier }

  /// Calls `prepare`, then makes the content.
  override package init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
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
    let old = view.modifier
    view = newView
    modifierDidChange(from: old)
    child?.update(newView.content)
  }

  override package func unmountChildren() { child?.unmount() }
  override package func forEachWidget(_ body: (any PlatformWidget) -> Void) { child?.forEachWidget(body) }
  override package var lastWidget: (any PlatformWidget)? { child?.lastWidget }
}
