import FoundationEssentials

/// The motion of items that come into the visible part of a lazy stack because others are removed or moved: they move
/// as far as the item in front of them, as if they had been there before.
struct LazyArrivals {
  private let inserted: Set<Int>
  /// The motion of the last item that has been placed before: its old position relative to the new one. Nil if no
  /// items move.
  private var distance: Point?

  init(in stack: LazyStackNode, inserted: Set<Int>) {
    self.inserted = inserted
    guard let surface = stack.surface, surface.movesPlaces, surface.placing?.animation != nil else { return }
    distance = Point(x: 0, y: 0)
  }

  mutating func willPlace(_ child: LayoutNode, of item: Int, at target: CGPoint, proposal: ProposedViewSize) {
    guard let distance else { return }
    if child.isPlaced {
      self.distance = Point(x: Double(child.offset.x - target.x), y: Double(child.offset.y - target.y))
    } else if distance != Point(x: 0, y: 0), !inserted.contains(item) {
      let size = child.sizeThatFits(proposal)
      child.ownMotion.arrival = SIMD4(
        Double(target.x) + distance.x, Double(target.y) + distance.y, Double(size.width), Double(size.height))
    }
  }
}
