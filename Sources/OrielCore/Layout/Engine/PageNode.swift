import FoundationEssentials

/// A page of a stack or a tab view: its content if the page is shown, otherwise nothing.
package final class PageNode: SingleChildNode {
  package var isShown: Bool { didSet { if isShown != oldValue { setNeedsLayout() } } }

  package init(isShown: Bool) { self.isShown = isShown }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { isShown ? super.measure(proposal) : .zero }

  override package func placeChildren() {
    if isShown { super.placeChildren() } else { content?.withdraw() }
  }

  override package func findSensitivity() -> Axis.Set { isShown ? super.findSensitivity() : [] }
  override package func findTraits() -> LayoutTraits { isShown ? super.findTraits() : LayoutTraits() }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    isShown ? super.guide(key, in: size, proposal) : nil
  }
}
