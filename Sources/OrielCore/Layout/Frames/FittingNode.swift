import FoundationEssentials

/// `ViewThatFits`: shows the first child whose ideal size fits the proposal, or the last child if none fits.
package final class FittingNode: LayoutNode {
  /// The axes along which the ideal size has to fit.
  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }

  package init(_ axes: Axis.Set = .both) { self.axes = axes }

  /// The child that is displayed for a proposal.
  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    var next = firstChild
    while let child = next, child !== lastChild {
      if fits(child, proposal) { return child }
      next = child.nextSibling
    }
    return lastChild
  }

  private func fits(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    let ideal = child.sizeThatFits(proposal.limited(to: Axis.Set.both.subtracting(axes)))
    if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
    if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
    return true
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override package func placeChildren() {
    let choice = choice(placedProposal)
    for child in children where child !== choice { child.withdraw() }
    choice?.place(at: .zero, proposal: placedProposal)
  }

  override package func findSensitivity() -> Axis.Set {
    var sensitivity = childCount > 1 ? axes : []
    for child in children { sensitivity.formUnion(child.sensitivity) }
    return sensitivity
  }

  override package func findTraits() -> LayoutTraits {
    var traits = LayoutTraits()
    for child in children where child.traits.hasGuides { traits.hasGuides = true }
    return traits
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.dimensions(in: proposal)[explicit: key]
  }

  override package func stackAxis(of child: LayoutNode) -> Axis? { parent?.stackAxis(of: self) }
}
