import Foundation

/// The rules of `ZStack`: as large as its children of the highest priority together; all are offered that size.
package struct ZStackArrangement: Equatable, Sendable {
  package var alignment: Alignment

  package init(_ alignment: Alignment = .center) { self.alignment = alignment }

  private func highestPriority(_ children: [LayoutNode]) -> Double {
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.traits.priority) }
    return highest
  }

  func sensitivity(_ children: [LayoutNode]) -> Axis.Set {
    let highest = highestPriority(children)
    var sensitivity: Axis.Set = []
    for child in children where child.traits.priority == highest { sensitivity.formUnion(child.sensitivity) }
    return sensitivity
  }

  /// How far the children reach on both sides of the lines by which they are aligned.
  private struct Reach {
    var leading = -CGFloat.infinity
    var trailing = -CGFloat.infinity
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
  }

  private func reach(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Reach {
    let highest = highestPriority(children)
    var reach = Reach()
    for child in children where child.traits.priority == highest {
      let dimensions = child.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal.key]
      let y = dimensions[alignment.vertical.key]
      reach.leading = max(reach.leading, x)
      reach.trailing = max(reach.trailing, dimensions.width - x)
      reach.above = max(reach.above, y)
      reach.below = max(reach.below, dimensions.height - y)
    }
    return reach
  }

  func sizeThatFits(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    if children.isEmpty { return .zero }
    let reach = reach(children, proposal)
    return CGSize(width: reach.leading + reach.trailing, height: reach.above + reach.below)
  }

  func placements(
    _ children: [LayoutNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [ContainerNode.Placement] {
    if children.isEmpty { return [] }
    let reach = reach(children, proposal)
    let offer = ProposedViewSize(size)
    return children.map { child in
      let dimensions = child.dimensions(in: offer)
      let origin = CGPoint(
        x: reach.leading - dimensions[alignment.horizontal.key],
        y: reach.above - dimensions[alignment.vertical.key])
      return ContainerNode.Placement(origin: origin, proposal: offer)
    }
  }
}

/// `ZStack`.
package final class ZStackNode: ContainerNode {
  package var arrangement: ZStackArrangement { didSet { if arrangement != oldValue { setNeedsLayout() } } }

  package init(_ arrangement: ZStackArrangement = ZStackArrangement()) { self.arrangement = arrangement }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(children, proposal)
  }

  override package func findSensitivity() -> Axis.Set { arrangement.sensitivity(children) }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }
}
