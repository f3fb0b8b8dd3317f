/// The node of a view that has a body.
@MainActor final class CompositeNode<Root: View>: StoredViewNode<Root> {
  private let layout: TypeLayout
  @exclusivity(unchecked) private var properties: PropertyStorage
  @exclusivity(unchecked) private var child: _ViewNode<Root.Body>?
  /// Animates the data of an animatable view; nil if they have never been animated.
  private var animator: ValueAnimator<Root>?

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
      if let animator { return animator.shown(view).body }
      return view.body
    }
  }

  /// Animates the data to those of the view's new value if the change has an animation.
  private func animate(from old: Root) {
    guard animator != nil || (Transaction.current?.animation != nil && view is any Animatable) else { return }
    let animator = animator ?? ValueAnimator()
    self.animator = animator
    animator.change(from: old, to: view, for: self)
  }

  override func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if !hasToRun, layout.isSame(view, newView) { return }
    if animator != nil || Transaction.current != nil {
      let old = view
      view = newView
      animate(from: old)
    } else {
      view = newView
    }
    properties.install(in: &view, for: self)
    refresh()
  }

  override func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    child?.update(runBody())
  }

  override var isReusable: Bool { layout.isStateless && animator == nil && child?.isReusable == true }

  override func unmountChildren() {
    animator?.stop()
    child?.unmount()
    child = nil
    properties.uninstall(Root.self, from: self)
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
