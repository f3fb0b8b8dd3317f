import FoundationEssentials

/// A row of a list: it takes the width that it is offered, and its content stands at the leading edge, whatever guides
/// the content has for others.
package final class RowNode: SingleChildNode {
  override package func findSensitivity() -> Axis.Set { super.findSensitivity().union(.horizontal) }

  override package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, width.isFinite else { return content }
    return CGSize(width: max(width, content.width), height: content.height)
  }
}
