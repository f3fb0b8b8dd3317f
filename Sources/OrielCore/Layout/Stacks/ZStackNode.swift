import FoundationEssentials

/// The rules of `ZStack`: its size is that of its children with the highest priority; all are proposed this size.
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

  private func extents(
    _ children: [LayoutNode], _ proposal: ProposedViewSize
  ) -> (across: AlignedExtent, down: AlignedExtent) {
    let highest = highestPriority(children)
    var across = AlignedExtent()
    var down = AlignedExtent()
    for child in children where child.traits.priority == highest {
      let dimensions = child.dimensions(in: proposal)
      across.add(dimensions.width, guide: dimensions[alignment.horizontal.key])
      down.add(dimensions.height, guide: dimensions[alignment.vertical.key])
    }
    return (across, down)
  }

  func sizeThatFits(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    if children.isEmpty { return .zero }
    let extents = extents(children, proposal)
    return CGSize(width: extents.across.length, height: extents.down.length)
  }

  func placements(
    _ children: [LayoutNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [ContainerNode.Placement] {
    if children.isEmpty { return [] }
    let extents = extents(children, proposal)
    let offer = ProposedViewSize(size)
    return children.map { child in
      let dimensions = child.dimensions(in: offer)
      let origin = CGPoint(
        x: extents.across.before - dimensions[alignment.horizontal.key],
        y: extents.down.before - dimensions[alignment.vertical.key])
      return ContainerNode.Placement(origin: origin, proposal: offer)
    }
  }
}

extension ZStackArrangement {
  /// The preferred distances at the edges: those of all children, or zero without children.
  func spacing(_ children: [LayoutNode]) -> SpacingPreferences? {
    if children.isEmpty { return .zero }
    var spacing: SpacingPreferences?
    for child in children { spacing = SpacingPreferences.union(spacing, child.traits.spacing, edges: .all) }
    return spacing
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

  override package func findSpacing() -> SpacingPreferences? { arrangement.spacing(children) }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }
}
