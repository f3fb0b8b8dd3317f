import FoundationEssentials

/// The transition from the previous content of a leaf to the current one.
struct ContentMotion {
  let former: AnyObject
  let size: Size
  /// 1 if the old content leaves at the top, -1 if it leaves at the bottom, 0 if it doesn't move.
  let direction: Double
  let progress: Motion<SIMD2<Double>>
}

extension LeafNode {
  /// Called before the content changes. Records its current appearance if the change is animated.
  package final func contentWillChange(_ transition: ContentTransition) {
    let direction: Double
    switch transition.kind {
    case .identity: return
    case .opacity: direction = 0
    case .numericText(let countsDown): direction = countsDown ? -1 : 1
    case .numericValue: direction = 1
    }
    guard let surface, isPlaced, Transaction.current?.animation != nil,
      let run = surface.clock?.run(Transaction.current),
      let picture = surface.host?.picture(of: self)
    else { return }
    ownMotion.content = ContentMotion(
      former: picture, size: shownSize, direction: direction, progress: Motion(from: SIMD2(0, 0), to: SIMD2(1, 0), run))
    surface.addMoving(self)
  }

  /// The picture of the previous content, its size, the direction in which it leaves, and the progress of the
  /// transition; nil if no transition is running.
  package final var contentChange: (former: AnyObject, size: Size, direction: Double, progress: Double)? {
    guard let content = motion?.content else { return nil }
    return (content.former, content.size, content.direction, min(max(content.progress.shown.x, 0), 1))
  }
}
