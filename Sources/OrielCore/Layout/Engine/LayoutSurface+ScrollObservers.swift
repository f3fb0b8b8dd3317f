/// What observes the scroll position, and what moves the content.
extension LayoutSurface {
  /// The observers of this surface, rather than of one around it.
  final var ownScrollLinks: [ScrollLink] { scrollLinks.filter { $0.surface === self } }

  /// Has the observers read the position after the layout.
  ///
  /// - Returns: whether they weren't about to do that already.
  @discardableResult final func noteMove() -> Bool {
    guard !scrollLinks.isEmpty, scrollState?.isMoveReportDue != true,
      scrollLinks.contains(where: { $0.surface === self && $0.didMove != nil })
    else { return false }
    neededScrollState.isMoveReportDue = true
    return true
  }

  /// Whether the phases of scrolling are observed.
  package final var reportsScrollPhases: Bool { ownScrollLinks.contains { $0.phaseDidChange != nil } }

  /// What moves the content.
  package final var scrollPhase: ScrollPhase { scrollState?.phase ?? .idle }

  /// Called when the user begins to scroll, ends that, or the content that moves on has stopped.
  package final func scrollPhaseDidChange(to phase: ScrollPhase, velocity: Size? = nil) {
    guard scrollState != nil || phase != .idle else { return }
    neededScrollState.setPhase(phase, velocity: velocity)
  }

  /// Whether the content is being moved by an animation of code, or after a scroll by the user.
  package final var isInScrollMotion: Bool { scrollState?.motion != nil }

  /// Whether the visible part is where code, or the animation after a scroll by the user, has moved the content.
  package final var isMovedByItself: Bool {
    guard let state = scrollState, let visible = host?.visibleFrame else { return false }
    return state.motion?.shows(Point(visible.origin)) ?? isAtProgrammaticPosition
  }

  final func reportMove() {
    guard let state = scrollState, state.isMoveReportDue else { return }
    state.isMoveReportDue = false
    for link in ownScrollLinks { link.didMove?() }
  }
}
