/// What moves the content of a scroll view. See ``View/onScrollPhaseChange(_:)``.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// The user is about to scroll. GTK doesn't tell this from `interacting`.
  case tracking
  /// The user scrolls.
  case interacting
  /// The content moves on after the user has scrolled.
  case decelerating
  /// The content moves to where code has scrolled it.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}
