import FoundationEssentials

/// The animations of a node.
///
/// The layout isn't affected by animations: `offset` and `size` are the final ones, and the differences from them in
/// the current frame are kept separately. An animation therefore requires only one layout; each frame only places what
/// is displayed.
final class NodeMotion {
  /// The transaction in which the node has changed, until the next layout.
  var transaction: Transaction.Storage?
  /// The position in the parent, and the size.
  var placement: Motion<SIMD4<Double>>?
  /// The properties of an effect.
  var effect: Motion<SIMD8<Double>>?
  /// The opacity while the node appears or disappears.
  var presence: Motion<SIMD2<Double>>?
  /// The transition from a previous graphical effect to the current one.
  var picture: PictureMotion?
  /// The animations of the parts of a drawing; empty if nothing is animated.
  var marks: [MarkMotion] = []
  /// The transition from the previous content of a leaf.
  var content: ContentMotion?
  /// The frame at which the first placement starts, taken over from a removed node.
  var arrival: SIMD4<Double>?
  /// The departing children, in the order of the tree.
  var departingChildren: [DepartingChild] = []
  /// Whether the surface has the node in its list of animated nodes.
  var isListed = false

  var isMoving: Bool {
    placement != nil || effect != nil || presence != nil || picture != nil || !marks.isEmpty
      || content != nil
  }
}

extension LayoutNode {
  /// The animations of the node, which are created if necessary.
  final var ownMotion: NodeMotion {
    if let motion { return motion }
    let made = NodeMotion()
    motion = made
    return made
  }

  /// The frame in the current frame of an animation, in the surface's coordinates and without effects.
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

  /// The size in the current frame of an animation.
  package final var shownSize: Size {
    guard let shown = motion?.placement?.shown else { return Size(size) }
    return Size(width: max(0, shown.z), height: max(0, shown.w))
  }

  final var placeVector: SIMD4<Double> {
    SIMD4(Double(offset.x), Double(offset.y), Double(size.width), Double(size.height))
  }

  /// Removes the animations that have ended. Returns whether any is running.
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

  /// Called when the node leaves the surface. Ends its animations, and removes its departing children.
  final func stopMotion(in surface: LayoutSurface) {
    endDepartures()
    motion = nil
  }

  /// Animates the opacity of the node.
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
  /// The opacity while the node appears or disappears; otherwise 1.
  package final var shownOpacity: Double { motion?.presence?.shown.x ?? 1 }
}
