import FoundationEssentials

extension DrawnNode {
  /// Something else is drawn: the one becomes the other, where the change has an animation.
  final func blend(from old: Drawing) {
    guard let surface, isPlaced, let run = surface.clock?.run(Transaction.current) else {
      motion?.blend = nil
      return
    }
    ownMotion.blend = (DrawnNode(old), Motion(from: SIMD2(0, 0), to: SIMD2(1, 0), run))
    surface.addMoving(self)
  }

  /// What was drawn before, in the place where the node is seen, and how much of it has become what is drawn now. Nil where
  /// nothing of it is left.
  package final var blending: (former: DrawnNode, progress: Double)? {
    guard let blend = motion?.blend else { return nil }
    let frame = shownFrame
    blend.former.origin = frame.origin
    blend.former.size = frame.size
    return (blend.former, blend.progress.shown.x)
  }
}
