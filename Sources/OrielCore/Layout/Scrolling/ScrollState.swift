/// What a surface scrolls, and how far it is. A surface gets one when it needs it first, since most aren't scrolled.
final class ScrollState {
  private unowned let surface: LayoutSurface
  /// Pending requests to scroll.
  var requests: [ScrollRequest] = []
  /// The lazy stacks whose items depend on the scroll position.
  var lazyStacks: [LazyStackEntry] = []
  /// How often code has scrolled the surface, and where to.
  var programmatic: (count: Int, position: Point?) = (0, nil)
  /// The animation of the scroll position.
  var motion: ScrollMotion? {
    didSet {
      if let motion {
        setPhase(motion.phase)
      } else if phase == oldValue?.phase {
        setPhase(.idle)
      }
    }
  }
  /// What moves the content.
  private(set) var phase = ScrollPhase.idle
  /// The stacks whose views are aligned when the user has scrolled.
  var targetNodes: [ScrollTargetNode] = []
  /// The scroll position at the anchor, for the size of the last layout.
  var anchoredPosition: Point?
  var isAnchorDue = false
  var isMoveReportDue = false

  init(of surface: LayoutSurface) { self.surface = surface }

  /// Whether something is to be done after the layout.
  var isContentDue: Bool { !requests.isEmpty || isAnchorDue || isMoveReportDue }

  func setPhase(_ new: ScrollPhase, velocity: Size? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for link in surface.ownScrollLinks { link.phaseDidChange?(old, new, velocity) }
  }
}
