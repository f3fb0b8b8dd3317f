/// The node of a view that has a body.
@MainActor package final class CompositeNode<Root: View>: _ViewNode<Root> {
  @exclusivity(unchecked) private var runner: BodyRunner<Root>
  @exclusivity(unchecked) private var child: _ViewNode<Root.Body>?

  init(_ view: Root, in context: _NodeContext) {
    runner = BodyRunner(view)
    super.init(context: context)
    runner.begin(for: self)
    child = Root.Body._makeNode(runBody(), in: context.below(self))
  }

  private func runBody() -> Root.Body { tracking { runner.next().body } }

  override package func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView, for: self) { refresh() }
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

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    StackGuard.check(at: self)
    child?.forEachLayoutNode(body)
  }

  override package var lastLayoutNode: LayoutNode? {
    StackGuard.check(at: self)
    return child?.lastLayoutNode
  }
}
