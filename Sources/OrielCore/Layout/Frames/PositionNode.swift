import FoundationEssentials

/// `position`: fills the proposal, and places the center of its child.
package final class PositionNode: SingleChildNode {
  package var position: Point { didSet { if position != oldValue { setNeedsLayout() } } }

  package init(_ position: Point) { self.position = position }

  override package func findSensitivity() -> Axis.Set { .both }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content)
  }

  override package func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let size = content.sizeThatFits(offered)
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }
}
