import FoundationEssentials

/// A row of a list: it takes the proposed width, and its content is placed at the leading edge, independent of the
/// alignment guides that the content sets.
package class RowNode: SingleChildNode {
  /// Whether the row also takes the proposed height, with its content in the middle.
  final var fillsHeight = false { didSet { if fillsHeight != oldValue { setNeedsLayout() } } }

  override package final func findSensitivity() -> Axis.Set {
    super.findSensitivity().union(fillsHeight ? .both : .horizontal)
  }

  override package final func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    var size = content
    if let width = proposal.width, width.isFinite { size.width = max(width, size.width) }
    if fillsHeight, let height = proposal.height, height.isFinite { size.height = max(height, size.height) }
    return size
  }

  override package final func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    fillsHeight ? CGPoint(x: 0, y: (size.height - content.sizeThatFits(offered).height) / 2) : .zero
  }
}

/// A cell of a table, which is placed as a row of a list is.
package final class TableCellNode: RowNode {}
