import FoundationEssentials

/// `fixedSize(horizontal:vertical:)`: the child has its ideal length along the axes.
package final class FixedSizeNode: SingleChildNode {
  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }

  package init(_ axes: Axis.Set) { self.axes = axes }

  override package func findSensitivity() -> Axis.Set { super.findSensitivity().subtracting(axes) }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.limited(to: Axis.Set.both.subtracting(axes))
  }
}
