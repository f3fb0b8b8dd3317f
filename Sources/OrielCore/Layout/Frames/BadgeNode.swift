import FoundationEssentials

/// `badge`: the content, and a label at the trailing edge. Without a label the node is like its content.
///
/// The children are the content, a space, and the stack of the label.
package final class BadgeNode: ContainerNode {
  private let arrangement = StackArrangement()
  private let space = SpacerNode()
  /// The stack of the label, which is empty if there is none.
  package let labels = StackNode(StackArrangement())

  override package init() {}

  /// Appends the space and the label to the content.
  package func addLabels() {
    appendChild(space)
    appendChild(labels)
  }

  /// The view with the badge.
  package var content: LayoutNode? { childCount > 2 ? firstChild : nil }

  // The size is always read, so that the node is measured again when the label appears or disappears.
  private var hasLabel: Bool { labels.sizeThatFits(.unspecified).width > 0 }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if hasLabel { return arrangement.sizeThatFits(children, proposal) }
    return content?.sizeThatFits(proposal) ?? .zero
  }

  override package func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    if hasLabel { return arrangement.placements(children, in: size, proposal) }
    return content == nil ? [] : [Placement(origin: .zero, proposal: proposal)]
  }

  override package func placeChildren() {
    super.placeChildren()
    guard !hasLabel else { return }
    space.withdraw()
    labels.withdraw()
  }

  override package func findSensitivity() -> Axis.Set {
    hasLabel ? super.findSensitivity() : content?.sensitivity ?? []
  }

  override package func findTraits() -> LayoutTraits {
    hasLabel ? super.findTraits() : content?.traits ?? LayoutTraits()
  }

  override package func findSpacing() -> SpacingPreferences? { arrangement.spacing(children) }

  override package func stackAxis(of child: LayoutNode) -> Axis? {
    child === content ? parent?.stackAxis(of: self) : .horizontal
  }
}
