/// The node of a view that has a body.
@MainActor final class CompositeNode<Root: View>: StoredViewNode<Root> {
  private let layout: TypeLayout
  @exclusivity(unchecked) private var properties: PropertyStorage
  @exclusivity(unchecked) private var child: _ViewNode<Root.Body>?

  override init(_ view: Root, in context: _NodeContext) {
    layout = TypeLayout.of(Root.self)
    properties = PropertyStorage(layout)
    super.init(view, in: context)
    properties.install(in: &self.view, for: self)
    child = Root.Body._makeNode(runBody(), in: context.below(self))
  }

  private func runBody() -> Root.Body {
    tracking {
      properties.update(in: &view)
      return view.body
    }
  }

  override func update(_ newView: Root) {
    if !hasToRun, layout.isSame(view, newView) { return }
    view = newView
    properties.install(in: &view, for: self)
    refresh()
  }

  override func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    child?.update(runBody())
  }

  override func unmountChildren() {
    child?.unmount()
    child = nil
    properties.uninstall()
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
