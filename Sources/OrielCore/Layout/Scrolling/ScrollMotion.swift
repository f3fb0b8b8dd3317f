import FoundationEssentials

/// The animation of the scroll position of a surface. It ends when the user scrolls.
final class ScrollMotion: FrameMover {
  private weak var surface: LayoutSurface?
  private var motion: Motion<SIMD2<Double>>
  /// The position that was set last.
  private var shown: Point
  /// Whether code scrolls, rather than the user.
  private let isProgrammatic: Bool
  /// The position to reach, which may change with the layout; nil if there is none any more.
  private let goal: () -> Point?
  private let completion: () -> Void

  init(
    _ surface: LayoutSurface, from start: Point, to target: Point, _ run: AnimationRun, isProgrammatic: Bool,
    goal: @escaping () -> Point?, completion: @escaping () -> Void
  ) {
    self.surface = surface
    motion = Motion(from: start.vector, to: target.vector, run)
    shown = start
    self.isProgrammatic = isProgrammatic
    self.goal = goal
    self.completion = completion
  }

  /// The position that is reached.
  var target: Point { Point(x: motion.target.x, y: motion.target.y) }

  /// What the animation is to those who observe the scroll view.
  var phase: ScrollPhase { isProgrammatic ? .animating : .decelerating }

  /// Whether the content was last placed at a position by the animation.
  func shows(_ position: Point) -> Bool { position.isNear(shown) }

  /// Whether the content was last placed at a position by the animation of code.
  func isAt(_ position: Point) -> Bool { isProgrammatic && shows(position) }

  func step() -> Bool {
    guard let surface, let state = surface.scrollState, state.motion === self, let host = surface.host,
      let visible = host.visibleFrame
    else { return false }
    // A layout may have limited the position.
    let isLimited = Point(visible.origin).isNear(surface.limited(shown, in: visible.size))
    guard Point(visible.origin).isNear(shown) || isLimited else {
      state.motion = nil
      return false
    }
    if let goal = goal() { motion.correct(to: goal.vector) }
    let isOver = motion.isOver
    let next = isOver ? motion.target : motion.shown
    shown = surface.limited(Point(x: next.x, y: next.y), in: visible.size)
    if isProgrammatic { state.programmatic.position = shown }
    let distance = CGSize(width: shown.x - visible.minX, height: shown.y - visible.minY)
    if distance != .zero { host.scrollContent(by: distance) }
    guard isOver else { return true }
    state.motion = nil
    completion()
    return false
  }

  /// Called when the content has moved in the surface.
  func shift(by distance: CGSize) {
    let way = SIMD2(Double(distance.width), Double(distance.height))
    motion.shift(to: motion.target + way)
    shown = Point(x: shown.x + way.x, y: shown.y + way.y)
  }
}

extension Point {
  fileprivate var vector: SIMD2<Double> { SIMD2(x, y) }

  /// Whether two positions differ by less than a pixel.
  func isNear(_ other: Point) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
