import FoundationEssentials

/// A row of a list: it takes the proposed width, and its content is placed at the leading edge, independent of the
/// alignment guides that the content sets.
package class RowNode: SingleChildNode {
  override package final func findSensitivity() -> Axis.Set { super.findSensitivity().union(.horizontal) }

  override package final func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, width.isFinite else { return content }
    return CGSize(width: max(width, content.width), height: content.height)
  }
}

/// A cell of a table, which is placed as a row of a list is.
package final class TableCellNode: RowNode {}
