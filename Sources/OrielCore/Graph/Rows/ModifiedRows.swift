/// The rows of a view with a modifier that applies to each of them separately, such as a frame, padding or a
/// background.
@MainActor
package final class ModifiedRows<Modified: View, Modifier: ViewModifier>:
  _ViewRows<ModifiedContent<Modified, Modifier>>
{
  private typealias ModifiedRow = ModifiedContent<RowContent, Modifier>

  private var modifier: Modifier
  /// The nodes of the rows that have content, with their modifiers.
  private var rows: [_ViewNode<ModifiedRow>] = []

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    var below = context.below(self)
    if let attributes = context.attributes, attributes.giveIdentifier {
      below.attributes = AttributeScope(pastIdentifiersIn: attributes)
    }
    begin(with: [Modified._makeRows(view.content, in: below)])
  }

  override package func update(_ newView: ModifiedContent<Modified, Modifier>) {
    modifier = newView.modifier
    rows.removeAll { !$0.isMounted }
    for row in rows { row.update(ModifiedContent(content: RowContent { _ in nil }, modifier: modifier)) }
    (parts.first as? _ViewRows<Modified>)?.update(newView.content)
  }

  override package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _GraphNode {
    let (part, inner) = part(at: index)
    let content = RowContent { part.makeContent(of: row, at: inner, in: $0) }
    let made = Modifier._makeNode(
      ModifiedContent(content: content, modifier: modifier), in: row.standing(self.context, in: context))
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
  let make: @MainActor (_NodeContext) -> _GraphNode?

  static func _makeNode(_ view: RowContent, in context: _NodeContext) -> _ViewNode<RowContent> {
    RowContentNode(view, in: context)
  }
}

@MainActor private final class RowContentNode: _ViewNode<RowContent> {
  private var content: _GraphNode?

  init(_ view: RowContent, in context: _NodeContext) {
    super.init(context: context)
    content = view.make(context.below(self))
  }

  override var isReusable: Bool { content?.isReusable == true }
  override func unmountChildren() { content?.unmount() }
  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { content?.forEachLayoutNode(body) }
  override var lastLayoutNode: LayoutNode? { content?.lastLayoutNode }
}

// MARK: - Modifiers around all rows

/// The rows of a view with a modifier that is created once for all of them, because it changes their environment or
/// observes them.
@MainActor
package final class CarriedRows<Modified: View, Modifier: ViewModifier>:
  _ViewRows<ModifiedContent<Modified, Modifier>>
{
  private typealias Carrier = ModifiedContent<CarriedView<Modified>, Modifier>

  private var carrier: _ViewNode<Carrier>?
  private var isStarting = true

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(context: context)
    carrier = Modifier._makeNode(carried(view), in: context.below(self))
    isStarting = false
  }

  private func carried(_ view: ModifiedContent<Modified, Modifier>) -> Carrier {
    ModifiedContent(content: CarriedView(content: view.content, rows: self), modifier: view.modifier)
  }

  override package func update(_ newView: ModifiedContent<Modified, Modifier>) { carrier?.update(carried(newView)) }

  override package func unmountChildren() {
    parts = []
    carrier?.unmount()
    carrier = nil
  }
}

extension CarriedRows: RowsCarrying {
  func didMake(_ rows: _RowsNode) {
    if isStarting { begin(with: [rows]) } else { replacePart { rows } }
  }

  func willUnmount(_ rows: _RowsNode) {
    guard isMounted, parts.first === rows else { return }
    let removed = rows.count
    parts = []
    if removed > 0 { report(RowChange(position: 0, removed: removed, added: 0)) }
  }
}

/// The rows inside of a modifier that is created once.
@MainActor private protocol RowsCarrying: AnyObject {
  func didMake(_ rows: _RowsNode)
  func willUnmount(_ rows: _RowsNode)
}

/// The content of a modifier that is created once for many rows. It displays nothing itself.
private struct CarriedView<Content: View>: View, _Primitive {
  typealias Body = Never

  let content: Content
  weak var rows: (any RowsCarrying)?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { CarriedNode(view, in: context) }
}

@MainActor private final class CarriedNode<Content: View>: _ViewNode<CarriedView<Content>> {
  private var content: _ViewRows<Content>?
  private weak var rows: (any RowsCarrying)?

  init(_ view: CarriedView<Content>, in context: _NodeContext) {
    rows = view.rows
    super.init(context: context)
    let content = Content._makeRows(view.content, in: context.below(self))
    self.content = content
    rows?.didMake(content)
  }

  override func update(_ newView: CarriedView<Content>) { content?.update(newView.content) }

  override func unmountChildren() {
    guard let content else { return }
    rows?.willUnmount(content)
    content.unmount()
    self.content = nil
  }
}

// MARK: - Modifiers with a body

/// The rows of a modifier's body.
@MainActor
package final class CompositeModifierRows<Modified: View, Modifier: ViewModifier>:
  _ViewRows<ModifiedContent<Modified, Modifier>>
{
  private var runner: BodyRunner<Modifier>
  private let source: TypedContentSource<Modified>

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    runner = BodyRunner(view.modifier)
    source = TypedContentSource(view.content)
    super.init(context: context)
    runner.begin(for: self)
    begin(with: [Modifier.Body._makeRows(runBody(), in: context.below(self))])
  }

  private func runBody() -> Modifier.Body {
    tracking { runner.next().body(content: _ViewModifier_Content(source: source)) }
  }

  override package func update(_ newView: ModifiedContent<Modified, Modifier>) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView.modifier, for: self) { refresh() }
    source.update(newView.content)
  }

  override package func refresh() {
    isDirty = false
    (parts.first as? _ViewRows<Modifier.Body>)?.update(runBody())
  }

  override package func unmountChildren() {
    runner.stop()
    super.unmountChildren()
    runner.end(for: self)
  }
}

/// The rows of the view that replaces `content` in a modifier's body.
@MainActor package final class PlaceholderRows<Root: View>: _ViewRows<Root> {
  private let source: ModifierContentSource

  init(_ source: ModifierContentSource, in context: _NodeContext) {
    self.source = source
    super.init(context: context)
    if let made = source.makeRows(in: context.below(self)) { begin(with: [made]) }
  }

  override package func unmountChildren() {
    if let content = parts.first { source.forget(content) }
    super.unmountChildren()
  }
}
