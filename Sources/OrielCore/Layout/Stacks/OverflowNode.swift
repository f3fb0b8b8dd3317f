import FoundationEssentials

/// A row of items, of which those without room are hidden: a menu at the end of them stands for these.
///
/// The children are a node for each item, and one for the menu. Its ideal size is that of all items. Flexible items become
/// narrower before others are hidden.
package final class OverflowNode: LayoutNode, ContentMaking {
  private static let spacing: CGFloat = 6
  // The widths of an icon of a header bar, in small and large themes.
  private static let menuWidths: ClosedRange<CGFloat> = 34...48
  private static let leastGain: CGFloat = 12

  /// The order in which items are hidden, the lowest first and the last of equals first; nil for an item that is always
  /// displayed.
  package var priorities: [Double?] { didSet { if priorities != oldValue { setNeedsLayout() } } }
  /// The number of items before the menu.
  package var menuPosition: Int { didSet { if menuPosition != oldValue { setNeedsLayout() } } }
  /// Called after a layout in which other items are hidden than before.
  package var hiddenItemsDidChange: ((Set<Int>) -> Void)?

  private var hidden: Set<Int> = []
  private var reported: Set<Int> = []
  private var isDue = false

  package init(_ priorities: [Double?], menuPosition: Int) {
    self.priorities = priorities
    self.menuPosition = menuPosition
  }

  // MARK: Items

  private var items: ArraySlice<LayoutNode> { Array(children).dropLast() }

  private func ideal(_ child: LayoutNode) -> CGFloat { width(of: child, nil) }
  private func least(_ child: LayoutNode) -> CGFloat { width(of: child, 0) }

  private func width(of child: LayoutNode, _ proposal: CGFloat?) -> CGFloat {
    let width = child.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width
    return child === lastChild ? max(width, menuWidth) : width
  }

  /// The width that is kept for the menu, whether it is there or not: what is hidden must not depend on that. No item is
  /// narrower than one with only an icon.
  private var menuWidth: CGFloat {
    let narrowest = items.map { least($0) }.filter { $0 > 0 }.min() ?? 0
    return min(max(narrowest, Self.menuWidths.lowerBound), Self.menuWidths.upperBound)
  }

  /// The items that are hidden in a width.
  private func hiddenItems(in width: CGFloat?) -> Set<Int> {
    let widths = items.map { least($0) }
    let all = total(widths)
    guard let width, widths.count == priorities.count, all > width else { return [] }
    let order = priorities.indices.filter { priorities[$0] != nil && widths[$0] > 0 }
      .sorted { (priorities[$0] ?? 0, -$0) < (priorities[$1] ?? 0, -$1) }
    let menu = lastChild.map { least($0) } ?? 0
    var hidden: Set<Int> = []
    var needed = all
    for index in order {
      hidden.insert(index)
      needed = total(widths.indices.filter { !hidden.contains($0) }.map { widths[$0] } + [menu])
      if needed <= width { break }
    }
    // A menu in place of a single icon would gain nothing, and may be some points wider than estimated.
    return needed + Self.leastGain <= all ? hidden : []
  }

  private func total(_ widths: [CGFloat]) -> CGFloat {
    let widths = widths.filter { $0 > 0 }
    return widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.spacing
  }

  /// The children that are displayed, from the leading edge.
  private func row(hiding hidden: Set<Int>) -> [LayoutNode] {
    var row = items.indices.filter { !hidden.contains($0) }.map { items[$0] }
    guard !hidden.isEmpty, let menu = lastChild else { return row }
    row.insert(menu, at: min(items.indices.filter { $0 < menuPosition && !hidden.contains($0) }.count, row.count))
    return row
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let row = row(hiding: hiddenItems(in: proposal.width))
    // The height doesn't depend on what is hidden.
    let heights = children.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).height }
    let wanted = total(row.map { ideal($0) })
    let width = proposal.width.map { min(wanted, max($0, total(row.map { least($0) }))) } ?? wanted
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  override package func placeChildren() {
    hidden = hiddenItems(in: placedProposal.width ?? size.width)
    let row = row(hiding: hidden)
    for child in children where !row.contains(where: { $0 === child }) { child.withdraw() }
    var x: CGFloat = 0
    var excess = max(total(row.map { ideal($0) }) - size.width, 0)
    for child in row {
      let wanted = ideal(child)
      let cut = excess > 0 ? min(excess, wanted - least(child)) : 0
      excess -= cut
      let proposal = ProposedViewSize(width: cut > 0 ? wanted - cut : nil, height: size.height)
      let extent = child.sizeThatFits(proposal)
      child.place(at: CGPoint(x: x, y: (size.height - extent.height) / 2), proposal: proposal)
      if extent.width > 0 { x += extent.width + Self.spacing }
    }
    guard hidden != reported, !isDue, let surface else { return }
    isDue = true
    surface.needsContent(of: self)
  }

  override package func didDetach(from surface: LayoutSurface) { isDue = false }

  func makeContent() {
    isDue = false
    guard hidden != reported else { return }
    reported = hidden
    hiddenItemsDidChange?(hidden)
  }

  override package func findSensitivity() -> Axis.Set {
    var sensitivity: Axis.Set = .horizontal
    for child in children { sensitivity.formUnion(child.sensitivity) }
    return sensitivity
  }

  override package func findTraits() -> LayoutTraits { LayoutTraits() }
  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  override package func stackAxis(of child: LayoutNode) -> Axis? { .horizontal }
}

/// The views of an item, beside each other.
package final class OverflowItemNode: ContainerNode {
  private static let arrangement = StackArrangement(VerticalAlignment.center, spacing: 6)

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    Self.arrangement.sizeThatFits(children, proposal)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    Self.arrangement.placements(children, in: size, proposal)
  }

  override package func stackAxis(of child: LayoutNode) -> Axis? { .horizontal }
}
