import FoundationEssentials

/// A container that is arranged by the app's `Layout`.
package final class LayoutRunnerNode: ContainerNode {
  private var runner: any LayoutRunning

  package init<L: Layout>(_ layout: L) { runner = LayoutRunner(layout) }

  /// Sets the layout. The cache is kept if the type is the same.
  package func update<L: Layout>(_ layout: L) {
    let axis = runner.stackOrientation
    if let same = runner as? LayoutRunner<L> {
      same.update(layout) { self.surface?.clock?.run(Transaction.current) }
      if same.isMoving { surface?.clock?.add(self) }
    } else {
      runner = LayoutRunner(layout)
    }
    // Spacers and dividers depend on the axis.
    if runner.stackOrientation != axis { for child in children { child.forget() } }
    setNeedsLayout()
  }

  private var subviews: LayoutSubviews {
    let children = children
    let direction: LayoutDirection = surface?.isMirrored == true ? .rightToLeft : .leftToRight
    return LayoutSubviews(children, LayoutRun(count: children.count), direction)
  }

  override package func forgetChildren() { runner.isOutdated = true }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { runner.sizeThatFits(proposal, subviews) }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let subviews = subviews
    let bounds = CGRect(origin: .zero, size: size)
    runner.placeSubviews(bounds, proposal, subviews)
    return subviews.indices.map { subviews.run.placement($0, of: subviews.nodes[$0], in: bounds, proposal) }
  }

  // The app's layout may depend on both lengths.
  override package func findSensitivity() -> Axis.Set { .both }

  override package func findSpacing() -> SpacingPreferences? { runner.spacing(subviews).preferences }

  override package func findTraits() -> LayoutTraits {
    var traits = super.findTraits()
    traits.hasGuides = true
    return traits
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    runner.guide(key, CGRect(origin: .zero, size: size), proposal, subviews)
  }

  override package func stackAxis(of child: LayoutNode) -> Axis? { runner.stackOrientation }
}

extension LayoutRunnerNode: FrameMover {
  /// Arranges the views with the animated data of the current frame.
  package func step() -> Bool {
    guard surface != nil, runner.isMoving else { return false }
    runner.step()
    setNeedsLayout()
    return runner.isMoving
  }
}

private protocol LayoutRunning: AnyObject {
  var isOutdated: Bool { get set }
  /// Whether the data of the layout are being animated.
  var isMoving: Bool { get }
  /// Applies the data of the current frame.
  func step()
  var stackOrientation: Axis? { get }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

/// A layout and its cache.
private final class LayoutRunner<L: Layout>: LayoutRunning {
  /// The layout with the data of the current frame.
  private var layout: L
  /// The layout with the data at the end of the animation.
  private var target: L
  private var motion: ValueMotion<L.AnimatableData>?
  var isOutdated = false
  private var cache: L.Cache?

  init(_ layout: L) {
    self.layout = layout
    target = layout
  }

  var isMoving: Bool { motion != nil }

  /// Sets the layout.
  ///
  /// - Parameter run: called if the animatable data have changed. Returns nil if the change isn't animated.
  func update(_ new: L, _ run: () -> AnimationRun?) {
    let (old, data) = (target.animatableData, new.animatableData)
    target = new
    if data != motion?.target ?? old {
      if let run = run() {
        if motion == nil { motion = ValueMotion(from: old, to: data, run) } else { motion?.aim(at: data, run) }
      } else {
        motion = nil
      }
    }
    show()
  }

  func step() {
    if motion?.isOver == true { motion = nil }
    show()
  }

  private func show() {
    layout = target
    if let motion { layout.animatableData = motion.shown }
  }

  var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  private func with<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var current: L.Cache
    if let cache {
      current = cache
      if isOutdated { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isOutdated = false
    // Keeps the reference to the cache unique during the call, so that an array in it isn't copied.
    cache = nil
    defer { cache = current }
    return body(&current)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    with(subviews) { Size(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)) }.cgSize
  }

  func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    with(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    with(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    with(subviews) { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}
