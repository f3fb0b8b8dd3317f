import FoundationEssentials

/// The node of a modifier: it changes the proposal, the size or the position of its one child. Without a child it is
/// empty.
package class SingleChildNode: LayoutNode {
  package final var content: LayoutNode? { firstChild }

  // MARK: Hooks

  /// The proposal to the child for a proposal to the node.
  package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// The proposal with which the child is placed.
  package func placedContentProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    contentProposal(proposal)
  }

  /// The origin of the child.
  package func contentOrigin(of content: LayoutNode, offered: ProposedViewSize, in size: CGSize) -> CGPoint { .zero }

  /// The size of the node for the size of the child.
  package func size(around content: CGSize, _ proposal: ProposedViewSize) -> CGSize { content }

  // MARK: LayoutNode

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    size(around: content?.sizeThatFits(contentProposal(proposal)) ?? .zero, proposal)
  }

  override package func placeChildren() {
    guard let content else { return }
    let offered = placedContentProposal(placedProposal, in: size)
    content.place(at: contentOrigin(of: content, offered: offered, in: size), proposal: offered)
  }

  override package func findSensitivity() -> Axis.Set { content?.sensitivity ?? [] }
  override package func findTraits() -> LayoutTraits { content?.traits ?? LayoutTraits() }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let content else { return nil }
    let offered = placedContentProposal(proposal, in: size)
    guard let value = content.dimensions(in: offered)[explicit: key] else { return nil }
    return value + contentOrigin(of: content, offered: offered, in: size)[key.axis]
  }

  override package func stackAxis(of child: LayoutNode) -> Axis? { parent?.stackAxis(of: self) }
}
