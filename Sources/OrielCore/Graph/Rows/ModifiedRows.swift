/// A modifier that applies to each row of a view separately, such as a frame, padding or a background.
@MainActor package protocol RowModifier: ViewModifier {}

/// The rows of a view with a modifier that applies to each of them separately.
@MainActor
package final class ModifiedRows<Modified: View, Modifier: ViewModifier>:
  OuterNode<ModifiedContent<Modified, Modifier>>
{
  private typealias ModifiedRow = ModifiedContent<RowContent, Modifier>

  private var modifier: Modifier
  /// The nodes of the rows that have content, with their modifiers.
  private var rows: [_ViewNode<ModifiedRow>] = []

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    var below = context.below(self)
    // An identifier applies to the modifier. A container that places the rows may set one later.
    if context.isTakenApart || context.attributes?.giveIdentifier == true {
      below.attributes = AttributeScope(pastIdentifiersIn: context.attributes)
    }
    hold(Modified.makePart(view.content, in: below))
  }

  override package func update(_ newView: ModifiedContent<Modified, Modifier>) {
    modifier = newView.modifier
    rows.removeAll { !$0.isMounted }
    for row in rows { row.update(ModifiedContent(content: RowContent { _ in nil }, modifier: modifier)) }
    updateChild(newView.content)
  }

  override package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _RowsNode {
    let (part, inner) = part(at: index)
    let content = RowContent { part.makeContent(of: row, at: inner, in: $0) }
    let made = Modifier._makeNode(
      ModifiedContent(content: content, modifier: modifier), in: row.relocated(self.context, to: context))
    rows.removeAll { !$0.isMounted }
    rows.append(made)
    return made
  }

  override package func unmountChildren() {
    rows = []
    super.unmountChildren()
  }
}

/// The content of a modifier that applies to each row separately: the row.
struct RowContent: View, _Primitive {
  typealias Body = Never

  /// Called once, when the row is created.
  let make: @MainActor (_NodeContext) -> _RowsNode?

  static func _makeNode(_ view: RowContent, in context: _NodeContext) -> _ViewNode<RowContent> {
    RowContentNode(view, in: context)
  }
}

@MainActor private final class RowContentNode: OuterNode<RowContent> {
  init(_ view: RowContent, in context: _NodeContext) {
    super.init(context: context)
    hold(view.make(context.below(self)))
  }

  override var isReusable: Bool { child?.isReusable == true }
}
