import FoundationEssentials

/// The rules of `HStack` and `VStack`.
package struct StackArrangement: Equatable, Sendable {
  package var axis: Axis
  package var alignment: AlignmentKey
  package var spacing: CGFloat?

  package init(_ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .horizontal
    self.alignment = alignment.key
    self.spacing = spacing
  }

  package init(_ alignment: HorizontalAlignment, spacing: CGFloat? = nil) {
    axis = .vertical
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// The distance between two adjacent children.
  private func gap(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    if let spacing { return spacing }
    return SpacingPreferences.distance(first.traits.spacing, second.traits.spacing, along: axis)
      ?? first.metrics.spacing
  }

  // MARK: Offers

  private struct Candidate {
    let index: Int
    let priority: Double
    var least: CGFloat = 0
    var flexibility: CGFloat = 0
  }

  /// The proposals to the children along the axis; empty if each is proposed the same size as the stack.
  ///
  /// Children with a higher priority are measured first, with the length that remains after the minimum lengths of the
  /// others. Of equal priority, the least flexible child is measured first, and is proposed an equal share of the
  /// remaining length. The flexibility of a child that isn't sensitive along the axis needn't be measured, since its
  /// length is fixed.
  private func offers(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> [CGFloat] {
    guard let length = proposal[axis] else { return [] }
    let along = Axis.Set(axis)
    var left = length
    var candidates: [Candidate] = []
    var previous: LayoutNode?
    for (index, child) in children.enumerated() {
      if let previous { left -= gap(previous, child) }
      previous = child
      if child.sensitivity.contains(along) {
        candidates.append(Candidate(index: index, priority: child.traits.priority))
      } else {
        left -= child.sizeThatFits(proposal)[axis]
      }
    }
    if candidates.isEmpty { return [] }
    var offers = [CGFloat](repeating: 0, count: children.count)
    if candidates.count == 1 {
      offers[candidates[0].index] = max(0, left)
      return offers
    }

    func taken(by index: Int, offered: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = offered
      return children[index].sizeThatFits(offer)[axis]
    }
    for index in candidates.indices {
      candidates[index].least = taken(by: candidates[index].index, offered: 0)
      candidates[index].flexibility =
        taken(by: candidates[index].index, offered: .infinity) - candidates[index].least
    }
    candidates.sort(by: Self.choosesFirst)
    for candidate in candidates { left -= candidate.least }
    var start = 0
    while start < candidates.count {
      var end = start
      while end < candidates.count, candidates[end].priority == candidates[start].priority {
        left += candidates[end].least
        end += 1
      }
      for position in start..<end {
        let index = candidates[position].index
        offers[index] = max(0, left / CGFloat(end - position))
        let length = taken(by: index, offered: offers[index])
        if left.isFinite { left -= length }
      }
      start = end
    }
    return offers
  }

  /// Of equally flexible children, the one with the larger minimum is measured first, then the earlier one.
  private static func choosesFirst(_ first: Candidate, _ second: Candidate) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.least != second.least { return first.least > second.least }
    return first.index < second.index
  }

  private func offer(_ proposal: ProposedViewSize, _ offers: [CGFloat], _ index: Int) -> ProposedViewSize {
    if offers.isEmpty { return proposal }
    var offer = proposal
    offer[axis] = offers[index]
    return offer
  }

  // MARK: Results

  func sizeThatFits(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    if children.isEmpty { return .zero }
    let offers = offers(children, proposal)
    var length: CGFloat = 0
    var across = AlignedExtent()
    var previous: LayoutNode?
    for (index, child) in children.enumerated() {
      if let previous { length += gap(previous, child) }
      previous = child
      let dimensions = child.dimensions(in: offer(proposal, offers, index))
      across.add(dimensions.size[axis.cross], guide: dimensions[alignment])
      length += dimensions.size[axis]
    }
    return CGSize(along: axis, length, across: across.length)
  }

  func placements(
    _ children: [LayoutNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [ContainerNode.Placement] {
    if children.isEmpty { return [] }
    let offers = offers(children, proposal)
    // Without a proposal across the axis, children are placed in the resulting length.
    var placed = proposal
    if placed[axis.cross] == nil { placed[axis.cross] = size[axis.cross] }
    var placements: [ContainerNode.Placement] = []
    placements.reserveCapacity(children.count)
    var before = -CGFloat.infinity
    var position: CGFloat = 0
    var previous: LayoutNode?
    for (index, child) in children.enumerated() {
      if let previous { position += gap(previous, child) }
      previous = child
      let offer = offer(placed, offers, index)
      let dimensions = child.dimensions(in: offer)
      let guide = dimensions[alignment]
      before = max(before, guide)
      placements.append(
        ContainerNode.Placement(origin: CGPoint(along: axis, position, across: -guide), proposal: offer))
      position += dimensions.size[axis]
    }
    for index in placements.indices { placements[index].origin[axis.cross] += before }
    return placements
  }

  /// The preferred distances at a stack's edges: along the axis those of the first and last child, across it those of
  /// all children.
  func spacing(_ children: [LayoutNode]) -> SpacingPreferences? {
    guard let first = children.first, let last = children.last else { return .zero }
    let isRow = axis == .horizontal
    var spacing: SpacingPreferences?
    for child in children {
      spacing = SpacingPreferences.union(spacing, child.traits.spacing, edges: isRow ? .vertical : .horizontal)
    }
    spacing = SpacingPreferences.union(spacing, first.traits.spacing, edges: isRow ? .leading : .top)
    return SpacingPreferences.union(spacing, last.traits.spacing, edges: isRow ? .trailing : .bottom)
  }
}
