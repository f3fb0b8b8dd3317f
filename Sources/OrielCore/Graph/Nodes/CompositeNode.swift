/// The node of a view that has a body.
@MainActor final class CompositeNode<Root: View>: _ViewNode<Root> {
  @exclusivity(unchecked) private var runner: BodyRunner<Root>
  @exclusivity(unchecked) private var child: _ViewNode<Root.Body>?

  init(_ view: Root, in context: _NodeContext) {
    runner = BodyRunner(view)
    super.init(context: context)
    runner.begin(for: self)
    child = Root.Body._makeNode(runBody(), in: context.below(self))
  }

  private func runBody() -> Root.Body { tracking { runner.next().body } }

  override func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView, for: self) { refresh() }
  }

  override func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    child?.update(runBody())
  }

  override var isReusable: Bool { runner.isStateless && child?.isReusable == true }

  override func unmountChildren() {
    runner.stop()
    child?.unmount()
    child = nil
    runner.end(for: self)
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    StackGuard.check(at: self)
    child?.forEachLayoutNode(body)
  }

  override var lastLayoutNode: LayoutNode? {
    StackGuard.check(at: self)
    return child?.lastLayoutNode
  }
}
