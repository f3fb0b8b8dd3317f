import FoundationEssentials

/// Where a scroll by the user ends.
package struct ScrollAim: Sendable {
  /// The part of the content that will be visible.
  package var target: Rect
  /// The point of `target` that is aligned with the same point of the scroll view.
  package var anchor: UnitPoint?
  /// The part of the content that was visible before.
  package let original: Rect
  /// The velocity at the end, in pixels per second; for a mouse wheel its direction.
  package let velocity: Size
  package let contentSize: Size
  package let axes: Axis.Set
  /// The positions of the views in a scroll target layout.
  package let alignedPositions: [Axis: [CGFloat]]
}

/// Determines where scrolling by the user ends. Compared by identity.
package final class ScrollAiming: Equatable {
  package var aim: ((inout ScrollAim) -> Void)?

  package init() {}

  package static func == (first: ScrollAiming, second: ScrollAiming) -> Bool { first === second }
}

/// The connection of an observer of scrolling with the surface of the scroll view. Compared by identity.
package final class ScrollLink: Equatable {
  package internal(set) weak var surface: LayoutSurface?
  /// Called after the layout when the position or the size of the visible part, or that of the content, may have changed.
  package var didMove: (() -> Void)?
  /// Called with the former and the new phase, and the velocity of the content in pixels per second, if it is known.
  package var phaseDidChange: ((ScrollPhase, ScrollPhase, Size?) -> Void)?

  package init() {}

  package static func == (first: ScrollLink, second: ScrollLink) -> Bool { first === second }
}

/// A stack whose views a scroll view aligns: `scrollTargetLayout`.
package final class ScrollTargetNode: SingleChildNode {
  package var isEnabled: Bool

  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  override package func didAttach(to surface: LayoutSurface) { surface.neededScrollState.targetNodes.append(self) }
  override package func didDetach(from surface: LayoutSurface) {
    surface.scrollState?.targetNodes.removeAll { $0 === self }
  }

  /// The positions at which the views begin along an axis, in the coordinates of a surface.
  func positions(along axis: Axis, in surface: LayoutSurface) -> [CGFloat] {
    var node: LayoutNode = self
    while node.childCount == 1, !(node is LazyStackNode), let child = node.firstChild { node = child }
    guard isEnabled, isPlaced, let origin = node.frame(in: surface).map({ axis == .vertical ? $0.minY : $0.minX })
    else { return [] }
    if let stack = node as? LazyStackNode {
      guard stack.axis == axis else { return [origin] }
      return stack.linePositions.map { origin + $0 }
    }
    return node.children.filter(\.isPlaced).map { origin + $0.offset[axis] }
  }
}

extension LayoutSurface {
  /// Called when the user has stopped scrolling: the scroll view continues to where its behavior decides.
  ///
  /// - Parameters:
  ///   - start: the position at the beginning.
  ///   - velocity: the velocity at the end, in pixels per second.
  package final func userScrollDidEnd(from start: CGPoint, velocity: CGSize) {
    guard let aiming = ownAiming, let visible = host?.visibleFrame else { return }
    // The distance after which friction would stop the content.
    let coasting = 0.25
    var aim = ScrollAim(
      target: aimed(
        at: Point(x: visible.minX + velocity.width * coasting, y: visible.minY + velocity.height * coasting), visible),
      original: aimed(at: Point(start), visible), velocity: Size(velocity), contentSize: Size(contentSize),
      axes: scrollAxes,
      alignedPositions: [
        .horizontal: positionsOfTargets(along: .horizontal), .vertical: positionsOfTargets(along: .vertical),
      ])
    aiming(&aim)
    let insets = scrollMargins
    var position = Point(x: aim.target.minX - insets.leading, y: aim.target.minY - insets.top)
    if aim.anchor != nil { position = self.position(showing: aim.target, anchor: aim.anchor, in: visible) }
    position = limited(position, in: visible.size)
    if !scrollAxes.contains(.horizontal) { position.x = visible.minX }
    if !scrollAxes.contains(.vertical) { position.y = visible.minY }
    let settled = position
    scroll(
      in: Transaction(animation: .smooth(duration: 0.35)).storage, isProgrammatic: false, to: { settled }
    ) { [weak self] in
      guard let self, let visible = self.host?.visibleFrame else { return }
      let distance = CGSize(width: settled.x - visible.minX, height: settled.y - visible.minY)
      if distance != .zero { self.host?.scrollContent(by: distance) }
    }
  }

  /// Nil if there is none, or if it is that of a scroll view around this one.
  private final var ownAiming: ((inout ScrollAim) -> Void)? {
    guard let scrollAiming else { return nil }
    var outer = host?.container?.surface
    while let surface = outer {
      if surface.scrollAiming === scrollAiming { return nil }
      outer = surface.host?.container?.surface
    }
    return scrollAiming.aim
  }

  /// Whether scrolling by the user ends where a behavior decides.
  package final var isAimed: Bool { ownAiming != nil }

  private final func positionsOfTargets(along axis: Axis) -> [CGFloat] {
    guard scrollAxes.contains(Axis.Set(axis)), let state = scrollState else { return [] }
    return state.targetNodes.flatMap { $0.positions(along: axis, in: self) }.sorted()
  }

  private final func aimed(at position: Point, _ visible: CGRect) -> Rect {
    let place = limited(position, in: visible.size)
    let insets = scrollMargins
    return Rect(
      x: place.x + insets.leading, y: place.y + insets.top,
      width: max(0, visible.width - insets.leading - insets.trailing),
      height: max(0, visible.height - insets.top - insets.bottom))
  }

  /// The position that the user scrolls to while an animation is running, or the current one.
  package final var aimedPosition: CGPoint {
    scrollState?.motion?.target.cgPoint ?? host?.visibleFrame?.origin ?? .zero
  }
}
