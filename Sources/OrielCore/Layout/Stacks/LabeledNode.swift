import FoundationEssentials

/// A label and its content in a row; the content is below the label where there isn't enough width for both.
///
/// The children before the `LabelEndNode` are the label. Without one, all are content.
package final class LabeledNode: ContainerNode {
  private static let spacing: CGFloat = 12
  private static let lineSpacing: CGFloat = 6
  private static let rules = StackArrangement(.firstTextBaseline, spacing: spacing)

  /// The label and the content, if they are in two lines for a proposal.
  private func lines(_ proposal: ProposedViewSize) -> (label: [LayoutNode], content: [LayoutNode])? {
    guard let width = proposal.width, width.isFinite, let end = children.firstIndex(where: { $0 is LabelEndNode })
    else { return nil }
    guard Self.rules.sizeThatFits(children, .unspecified).width > width else { return nil }
    let (label, content) = (Array(children[..<end]), Array(children[(end + 1)...]))
    let needed =
      self.width(neededBy: label, share: width / 3) + self.width(neededBy: content, share: width / 2) + 2 * Self.spacing
    return needed > width ? (label, content) : nil
  }

  /// The width without which a part isn't in the same line: its ideal width or a share of the line, and no less than
  /// its minimum.
  private func width(neededBy part: [LayoutNode], share: CGFloat) -> CGFloat {
    let ideal = Self.rules.sizeThatFits(part, .unspecified).width
    return max(min(ideal, share), Self.rules.sizeThatFits(part, ProposedViewSize(width: 0, height: nil)).width)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let (label, content) = lines(proposal) else { return Self.rules.sizeThatFits(children, proposal) }
    let line = ProposedViewSize(width: proposal.width, height: nil)
    let (first, second) = (Self.rules.sizeThatFits(label, line), Self.rules.sizeThatFits(content, line))
    return CGSize(
      width: max(first.width, second.width, proposal.width ?? 0),
      height: first.height + Self.lineSpacing + second.height)
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    guard let (label, content) = lines(proposal) else {
      return Self.rules.placements(children, in: size, proposal)
    }
    let line = ProposedViewSize(width: proposal.width, height: nil)
    let (first, second) = (Self.rules.sizeThatFits(label, line), Self.rules.sizeThatFits(content, line))
    let end = Placement(origin: .zero, proposal: .zero)
    var below = Self.rules.placements(content, in: second, line)
    for index in below.indices {
      below[index].origin[.horizontal] += size.width - second.width
      below[index].origin[.vertical] += first.height + Self.lineSpacing
    }
    return Self.rules.placements(label, in: first, line) + [end] + below
  }

  override package func findSpacing() -> SpacingPreferences? { Self.rules.spacing(children) }

  override package func stackAxis(of child: LayoutNode) -> Axis? { .horizontal }
}

/// The flexible space after the label of a `LabeledNode`.
package final class LabelEndNode: SpacerNode {}
