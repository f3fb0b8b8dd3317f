import FoundationEssentials

/// `padding`: adds space around the child.
package final class PaddingNode: SingleChildNode {
  package var insets: EdgeInsets { didSet { if insets != oldValue { setNeedsLayout() } } }

  package init(_ insets: EdgeInsets) { self.insets = insets }

  override package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(0, content.width + insets.leading + insets.trailing),
      height: max(0, content.height + insets.top + insets.bottom))
  }

  override package func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  /// An edge with padding has no preferred distance.
  override package func findTraits() -> LayoutTraits {
    var traits = super.findTraits()
    if traits.isSpacer || traits.spacing == nil { return traits }
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    traits.spacing = SpacingPreferences.removing(edges, from: traits.spacing)
    return traits
  }
}
