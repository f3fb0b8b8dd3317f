import OrielCore

extension FocusTargetElement: TestableElement {
  package var kind: ElementKind { ElementKind("focus target") }
  package var takesInput: Bool? { isEnabled }
  package var tapEvent: FocusTargetEvent? { isActivatable ? .activated : nil }
  package var returnEvent: FocusTargetEvent? { tapEvent }
  package func focusEvent(_ isFocused: Bool) -> FocusTargetEvent? { .focusChanged(isFocused) }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { [.horizontal, .vertical] }
  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}
