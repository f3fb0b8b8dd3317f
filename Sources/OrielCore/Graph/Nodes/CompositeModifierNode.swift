/// The node of a modifier that has a body.
@MainActor
package final class CompositeModifierNode<Modified: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>
{
  @exclusivity(unchecked) private var runner: BodyRunner<Modifier>
  private let source: TypedContentSource<Modified>
  private var child: _ViewNode<Modifier.Body>?

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    runner = BodyRunner(view.modifier)
    source = TypedContentSource(view.content)
    super.init(context: context)
    runner.begin(for: self)
    child = Modifier.Body._makeNode(runBody(), in: context.below(self))
  }

  private func runBody() -> Modifier.Body {
    tracking { runner.next().body(content: _ViewModifier_Content(source: source)) }
  }

  override package func update(_ newView: ModifiedContent<Modified, Modifier>) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView.modifier, for: self) { refresh() }
    StackGuard.check(at: self)
    source.update(newView.content)
  }

  override package func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    child?.update(runBody())
  }

  override package var isReusable: Bool { runner.isStateless && child?.isReusable == true }

  override package func unmountChildren() {
    runner.stop()
    child?.unmount()
    child = nil
    runner.end(for: self)
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override package var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}

/// Provides the modified view for each use of `content` in a modifier's body.
@MainActor class ModifierContentSource {
  func makeNode(in context: _NodeContext) -> _GraphNode? { nil }
  func makeRows(in context: _NodeContext) -> _RowsNode? { nil }
  func forget(_ node: _GraphNode) {}
}

@MainActor final class TypedContentSource<Modified: View>: ModifierContentSource {
  private var content: Modified
  private var nodes: [_ViewNode<Modified>] = []
  private var rows: [_ViewRows<Modified>] = []

  init(_ content: Modified) { self.content = content }

  override func makeNode(in context: _NodeContext) -> _GraphNode? {
    let node = Modified._makeNode(content, in: context)
    node.position = nodes.count
    nodes.append(node)
    return node
  }

  override func makeRows(in context: _NodeContext) -> _RowsNode? {
    let made = Modified._makeRows(content, in: context)
    rows.append(made)
    return made
  }

  override func forget(_ node: _GraphNode) {
    if node is _RowsNode { return rows.removeAll { $0 === node } }
    let position = node.position
    guard nodes.indices.contains(position), nodes[position] === node else { return }
    // The last node takes the free position: the order in which the copies are updated doesn't matter.
    let last = nodes.removeLast()
    guard last !== node else { return }
    last.position = position
    nodes[position] = last
  }

  func update(_ content: Modified) {
    self.content = content
    for node in nodes { node.update(content) }
    for rows in rows { rows.update(content) }
  }
}

/// A placeholder of another view: a modifier's content, or the label of a control with a style.
@MainActor protocol ContentPlaceholder: View, _Primitive where Body == Never {
  /// Creates the nodes of the represented view.
  var source: ModifierContentSource { get }
}

@MainActor final class PlaceholderNode<Root: ContentPlaceholder>: StoredViewNode<Root> {
  private var child: _GraphNode?

  override init(_ view: Root, in context: _NodeContext) {
    super.init(view, in: context)
    child = view.source.makeNode(in: context.below(self))
  }

  override var isReusable: Bool { child?.isReusable == true }

  override func unmountChildren() {
    guard let child else { return }
    view.source.forget(child)
    child.unmount()
    self.child = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}
