/// Why something can't be done on a screen. Its description shows the screen.
public struct ScreenError: Error, Equatable, CustomStringConvertible {
  /// The reason, by its kind.
  public enum Reason: Equatable, Sendable {
    /// Nothing on the screen is what was asked for.
    case notFound
    /// More than one thing is what was asked for.
    case ambiguous
    /// The control is disabled.
    case disabled
    /// The control can't be seen.
    case hidden
    /// An alert, or another modal presentation, is in front.
    case blocked
    /// The thing isn't of a kind that this can be done with.
    case wrongKind
    /// No alert is presented.
    case noAlert
    /// No sheet, cover, popover or inspector is presented, or not the one that was meant.
    case noPresentation
    /// No file dialog is presented, or not the one that was meant.
    case noFileDialog
    /// A file dialog lets nobody choose this.
    case notAccepted
    /// The window is closed.
    case noWindow
    /// What was waited for hasn't come about in time.
    case timeout
  }

  /// The reason, by its kind.
  public let reason: Reason
  /// What went wrong, in one sentence.
  public let message: String
  /// What the screen showed, as an indented outline.
  public let screen: String

  /// The sentence, followed by the screen.
  public var description: String { "\(message)\n\(screen)" }
}
