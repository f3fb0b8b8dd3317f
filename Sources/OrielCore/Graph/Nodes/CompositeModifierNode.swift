/// The node of a modifier that has a body.
@MainActor
package final class CompositeModifierNode<Modified: View, Modifier: ViewModifier>:
  OuterNode<ModifiedContent<Modified, Modifier>>, TracedNode
{
  @exclusivity(unchecked) private var runner: BodyRunner<Modifier>
  private let source: TypedContentSource<Modified>

  init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    runner = BodyRunner(view.modifier)
    source = TypedContentSource(view.content)
    super.init(context: context)
    runner.begin(for: self)
    hold(Modifier.Body.makePart(runBody(), in: context.below(self)))
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
    updateChild(runBody())
  }

  var traced: Modifier { runner.current }
  override var bodyType: Any.Type? { Modifier.self }
  override func namedSources() -> [(name: String, source: DependencySource)] { runner.namedSources() }

  override package var isReusable: Bool { runner.isStateless && child?.isReusable == true }

  override package func unmountChildren() {
    runner.stop()
    super.unmountChildren()
    runner.end(for: self)
  }
}

/// Provides the modified view for each use of `content` in a modifier's body.
@MainActor class ModifierContentSource {
  func makeNode(in context: _NodeContext) -> _RowsNode? { nil }
  func forget(_ node: _GraphNode) {}
}

@MainActor final class TypedContentSource<Modified: View>: ModifierContentSource {
  private var content: Modified
  private var nodes = ObjectSet<_ViewNode<Modified>>()

  init(_ content: Modified) { self.content = content }

  override func makeNode(in context: _NodeContext) -> _RowsNode? {
    let node = Modified.makePart(content, in: context)
    nodes.insert(node)
    return node
  }

  override func forget(_ node: _GraphNode) {
    if let node = node as? _ViewNode<Modified> { nodes.remove(node) }
  }

  func update(_ content: Modified) {
    self.content = content
    nodes.visit { $0.update(content) }
  }
}

/// A placeholder of another view: a modifier's content, or the label of a control with a style.
@MainActor protocol ContentPlaceholder: View, _Primitive where Body == Never {
  /// Creates the nodes of the represented view.
  var source: ModifierContentSource { get }
}

@MainActor package final class PlaceholderNode<Root: View>: OuterNode<Root> {
  private let source: ModifierContentSource

  init(of source: ModifierContentSource, in context: _NodeContext) {
    self.source = source
    super.init(context: context)
    hold(source.makeNode(in: context.below(self)))
  }

  override package var isReusable: Bool { child?.isReusable == true }

  override package func unmountChildren() {
    if let child { source.forget(child) }
    super.unmountChildren()
  }
}

extension PlaceholderNode where Root: ContentPlaceholder {
  convenience init(_ view: Root, in context: _NodeContext) { self.init(of: view.source, in: context) }
}
