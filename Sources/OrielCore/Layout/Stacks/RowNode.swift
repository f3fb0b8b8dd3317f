import FoundationEssentials

/// A row of a list: it takes the proposed width, and its content is placed at the leading edge, independent of the
/// alignment guides that the content sets.
package class RowNode: SingleChildNode {
  /// Whether the row also takes the proposed height, with its content in the middle.
  final var fillsHeight = false { didSet { if fillsHeight != oldValue { setNeedsLayout() } } }

  /// A view at the leading edge, beside the content.
  final var leading: LayoutNode? { didSet { replace(oldValue, with: leading) } }
  /// A view at the trailing edge, beside the content.
  final var trailing: LayoutNode? { didSet { replace(oldValue, with: trailing) } }

  // After the content, which is the first child.
  private final func replace(_ old: LayoutNode?, with new: LayoutNode?) {
    guard old !== new else { return }
    if let old { removeChild(old) }
    if let new { insertChild(new, after: lastChild) }
  }

  override package final func findSensitivity() -> Axis.Set {
    super.findSensitivity().union(fillsHeight ? .both : .horizontal)
  }

  override package final func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard leading != nil || trailing != nil, let width = proposal.width else { return proposal }
    return ProposedViewSize(
      width: max(0, width - size(of: leading).width - size(of: trailing).width), height: proposal.height)
  }

  override package final func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let (start, end) = (size(of: leading), size(of: trailing))
    var size = CGSize(
      width: content.width + start.width + end.width, height: max(content.height, start.height, end.height))
    if let width = proposal.width, width.isFinite { size.width = max(width, size.width) }
    if fillsHeight, let height = proposal.height, height.isFinite { size.height = max(height, size.height) }
    return size
  }

  override package final func contentOrigin(
    of content: LayoutNode, offered: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let isCentered = fillsHeight || leading != nil || trailing != nil
    return CGPoint(
      x: self.size(of: leading).width,
      y: isCentered ? (size.height - content.sizeThatFits(offered).height) / 2 : 0)
  }

  override package final func placeChildren() {
    super.placeChildren()
    if let leading { place(leading, at: 0) }
    if let trailing { place(trailing, at: size.width - size(of: trailing).width) }
  }

  private final func place(_ control: LayoutNode, at x: CGFloat) {
    control.place(at: CGPoint(x: x, y: (size.height - size(of: control).height) / 2), proposal: .unspecified)
  }

  private final func size(of control: LayoutNode?) -> CGSize { control?.sizeThatFits(.unspecified) ?? .zero }
}

/// A cell of a table, which is placed as a row of a list is.
package final class TableCellNode: RowNode {}
