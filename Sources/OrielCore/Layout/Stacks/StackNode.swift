import FoundationEssentials

/// `HStack` and `VStack`.
package final class StackNode: ContainerNode {
  @exclusivity(unchecked) package var arrangement: StackArrangement {
    didSet {
      guard arrangement != oldValue else { return }
      // Spacers and dividers depend on the axis.
      if arrangement.axis != oldValue.axis { for child in children { child.forget() } }
      setNeedsLayout()
    }
  }

  /// The maximum overhang of the children along the axis. If the children are in order, the visible ones are found by
  /// binary search.
  private var reach: CGFloat = 0
  private var isInOrder = true

  /// Whether it only exists because there may be several views: a single one isn't in a stack.
  private let isImplicit: Bool

  package init(_ arrangement: StackArrangement, isImplicit: Bool = false) {
    self.arrangement = arrangement
    self.isImplicit = isImplicit
  }

  override func childCountDidChange() {
    // Spacers depend on whether they are in a stack.
    if isImplicit, childCount <= 2 { firstChild?.forget() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(children, proposal)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(children, in: size, proposal)
  }

  override package func findSpacing() -> SpacingPreferences? { arrangement.spacing(children) }

  override package func stackAxis(of child: LayoutNode) -> Axis? {
    isImplicit && childCount == 1 ? nil : arrangement.axis
  }

  // MARK: Visible children

  override package func placeChildren() {
    super.placeChildren()
    let axis = arrangement.axis
    reach = 0
    isInOrder = true
    var end = -CGFloat.infinity
    for child in children {
      noteReach(of: child)
      if child.offset[axis] < end { isInOrder = false }
      end = child.offset[axis] + child.size[axis]
    }
  }

  private func noteReach(of child: LayoutNode) {
    guard let overhang = child.overhang else { return }
    reach = max(
      reach,
      arrangement.axis == .horizontal
        ? max(overhang.leading, overhang.trailing) : max(overhang.top, overhang.bottom))
  }

  override package func childDidExtend(_ child: LayoutNode) { noteReach(of: child) }

  override package func children(in area: CGRect?) -> ArraySlice<LayoutNode> {
    let order = drawingOrder
    guard let area, isInOrder, order.count > 8, !isReordered else { return order[...] }
    let axis = arrangement.axis
    let start = area.origin[axis] - reach
    let end = area.origin[axis] + area.size[axis] + reach
    // The first child that ends after the start of the area.
    var lower = 0
    var upper = order.count
    while lower < upper {
      let middle = (lower + upper) / 2
      let child = order[middle]
      if child.origin[axis] + child.size[axis] < start { lower = middle + 1 } else { upper = middle }
    }
    var last = lower
    while last < order.count, order[last].origin[axis] <= end { last += 1 }
    return order[lower..<last]
  }
}
