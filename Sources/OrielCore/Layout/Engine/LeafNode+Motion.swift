import FoundationEssentials

/// What a leaf has shown before, and how much of it has become what it shows now.
struct ContentMotion {
  let former: AnyObject
  let size: Size
  /// 1 where the old content leaves at the top, -1 where it leaves at the bottom, 0 where it stays.
  let direction: Double
  let progress: Motion<SIMD2<Double>>
}

extension LeafNode {
  /// The content is about to become another one: in an animated change the one becomes the other.
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

  /// The picture of what the leaf has shown before, the size of that, the direction in which it leaves, and how much of it has
  /// become what is shown now. Nil where nothing of it is left.
  package final var contentChange: (former: AnyObject, size: Size, direction: Double, progress: Double)? {
    guard let content = motion?.content else { return nil }
    return (content.former, content.size, content.direction, min(max(content.progress.shown.x, 0), 1))
  }
}
