/// What a surface scrolls, and how far it is. A surface gets one when it needs it first, since most aren't scrolled.
final class ScrollState {
  /// Pending requests to scroll.
  var requests: [ScrollRequest] = []
  /// The lazy stacks whose items depend on the scroll position.
  var lazyStacks: [LazyStackEntry] = []
  /// How often code has scrolled the surface, and where to.
  var programmatic: (count: Int, position: Point?) = (0, nil)
  /// The animation of the scroll position.
  var motion: ScrollMotion?
  /// The stacks whose views are aligned when the user has scrolled.
  var targetNodes: [ScrollTargetNode] = []
  /// The scroll position at the anchor, for the size of the last layout.
  var anchoredPosition: Point?
  var isAnchorDue = false
  var isMoveReportDue = false

  /// Whether something is to be done after the layout.
  var isContentDue: Bool { !requests.isEmpty || isAnchorDue || isMoveReportDue }
}
