import FoundationEssentials

/// What moves of a node.
///
/// Layout is one thing, and how it is seen another: `offset` and `size` are where the node should be, and what is on its
/// way there is kept beside them. So an animation costs one layout, and each frame only places what is seen.
final class NodeMotion {
  /// The transaction of the change of the node, until the next layout.
  var transaction: Transaction.Storage?
  /// The place in the parent, with the size.
  var placement: Motion<SIMD4<Double>>?
  /// What an effect does.
  var effect: Motion<SIMD8<Double>>?
  /// How much of the node is seen while it comes or goes.
  var presence: Motion<SIMD2<Double>>?
  /// What of a picture's effect has been another, and how much of that has become what it is to be.
  var picture: PictureMotion?
  /// What of the parts of a drawing changes; empty where nothing does.
  var marks: [MarkMotion] = []
  /// What a leaf has shown before.
  var content: ContentMotion?
  /// Where the node comes from when it gets its first place: it has taken that over from one that has left.
  var arrival: SIMD4<Double>?
  /// What has left the node and is still seen, in the order of the tree.
  var leavers: [Leaver] = []
  /// Whether the surface knows that it moves.
  var isListed = false

  var isMoving: Bool {
    placement != nil || effect != nil || presence != nil || picture != nil || !marks.isEmpty
      || content != nil
  }
}

extension LayoutNode {
  /// What the node's motion is kept in.
  final var ownMotion: NodeMotion {
    if let motion { return motion }
    let made = NodeMotion()
    motion = made
    return made
  }

  /// The place in the surface's coordinates at which the node is seen in this frame, before any effect.
  package final var shownFrame: CGRect {
    guard let surface, surface.isMoving else { return frame }
    var (x, y) = (Double(origin.x), Double(origin.y))
    var size = size
    if let shown = motion?.placement?.shown { size = CGSize(width: max(0, shown.z), height: max(0, shown.w)) }
    var next: LayoutNode? = self
    while let node = next {
      if let placement = node.motion?.placement {
        let shown = placement.shown
        x += shown.x - placement.target.x
        y += shown.y - placement.target.y
      }
      next = node.parent
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The size with which the node is seen in this frame.
  package final var shownSize: Size {
    guard let shown = motion?.placement?.shown else { return Size(size) }
    return Size(width: max(0, shown.z), height: max(0, shown.w))
  }

  final var placeVector: SIMD4<Double> {
    SIMD4(Double(offset.x), Double(offset.y), Double(size.width), Double(size.height))
  }

  /// The motions have gone on. Returns whether any does.
  final func stepMotion() -> Bool {
    guard let motion else { return false }
    if motion.placement?.isOver == true { motion.placement = nil }
    if motion.effect?.isOver == true { motion.effect = nil }
    if motion.presence?.isOver == true { motion.presence = nil }
    if motion.picture?.isOver == true { motion.picture = nil }
    if motion.content?.progress.isOver == true { motion.content = nil }
    if !motion.marks.isEmpty {
      for index in motion.marks.indices { motion.marks[index].step() }
      if !motion.marks.contains(where: \.isMoving) { motion.marks = [] }
    }
    return motion.isMoving
  }

  /// The node leaves the surface: nothing of it moves, and what has left it goes as well.
  final func stopMotion(in surface: LayoutSurface) {
    endDepartures()
    motion = nil
  }

  /// Has the node be seen more and more, or less and less.
  final func fade(from shown: Double, to target: Double, _ run: AnimationRun) {
    guard let surface else { return }
    if ownMotion.presence == nil {
      ownMotion.presence = Motion(from: SIMD2(shown, 0), to: SIMD2(target, 0), run)
    } else {
      ownMotion.presence?.aim(at: SIMD2(target, 0), run)
    }
    surface.addMoving(self)
  }
}

extension LayoutNode {
  /// How much of the node is seen while it comes or goes: 1 for all of it.
  package final var shownOpacity: Double { motion?.presence?.shown.x ?? 1 }
}
