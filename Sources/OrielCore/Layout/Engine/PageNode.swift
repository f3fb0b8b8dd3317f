import FoundationEssentials

/// A page of a stack or a tab view: its content if the page is shown, otherwise nothing.
package final class PageNode: SingleChildNode {
  package var isShown: Bool { didSet { if isShown != oldValue { shownDidChange() } } }

  /// What had the keyboard focus when the page was hidden, as the platform describes it.
  package var lastFocus: AnyObject?

  /// Whether the content stays in its place while its removal is animated.
  private let leavesInMotion: Bool
  /// The animation of the removal.
  private var leaving: AnimationRun?

  package init(isShown: Bool, leavesInMotion: Bool = false) {
    self.isShown = isShown
    self.leavesInMotion = leavesInMotion
  }

  /// Whether the content is placed.
  private var isPresent: Bool { isShown || leaving != nil }
  /// Whether the node has the size of its content. One that leaves in motion keeps it, so that it comes back to its place.
  private var isMeasured: Bool { isShown || leavesInMotion }

  private func shownDidChange() {
    leaving = nil
    if !isShown, leavesInMotion, let clock = surface?.clock, let run = clock.run(Transaction.current) {
      leaving = run
      clock.add(self)
    }
    setNeedsLayout()
    surface?.host?.pageDidChange(self)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { isMeasured ? super.measure(proposal) : .zero }

  override package func placeChildren() {
    if isPresent { super.placeChildren() } else { content?.withdraw() }
  }

  override package func findSensitivity() -> Axis.Set { isMeasured ? super.findSensitivity() : [] }
  override package func findTraits() -> LayoutTraits { isMeasured ? super.findTraits() : LayoutTraits() }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    isMeasured ? super.guide(key, in: size, proposal) : nil
  }
}

extension PageNode: FrameMover {
  /// Removes the content from the layout at the end of the animation.
  package func step() -> Bool {
    guard let leaving else { return false }
    guard leaving.isOver || surface == nil else { return true }
    self.leaving = nil
    setNeedsLayout()
    return false
  }
}
