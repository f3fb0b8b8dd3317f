/// The node of a view that has a body.
@MainActor package final class CompositeNode<Root: View>: OuterNode<Root>, TracedNode {
  @exclusivity(unchecked) private var runner: BodyRunner<Root>

  init(_ view: Root, in context: _NodeContext) {
    runner = BodyRunner(view)
    super.init(context: context)
    runner.begin(for: self)
    hold(Root.Body.makePart(runBody(), in: context.below(self)))
  }

  private func runBody() -> Root.Body { tracking { runner.next().body } }

  override package func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView, for: self) { refresh() }
  }

  override package func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    updateChild(runBody())
  }

  var traced: Root { runner.current }
  override var bodyType: Any.Type? { Root.self }
  override func namedSources() -> [(name: String, source: DependencySource)] { runner.namedSources() }

  override package var isReusable: Bool { runner.isStateless && child?.isReusable == true }

  override package func unmountChildren() {
    runner.stop()
    super.unmountChildren()
    runner.end(for: self)
  }
}
