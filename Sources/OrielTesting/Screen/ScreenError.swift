/// An error in querying or operating a screen. Its description includes an outline of the screen.
public struct ScreenError: Error, Equatable, CustomStringConvertible {
  /// The reason of the error.
  public enum Reason: Equatable, Sendable {
    /// No element matches.
    case notFound
    /// Several elements match.
    case ambiguous
    /// The control is disabled.
    case disabled
    /// The control is hidden.
    case hidden
    /// An alert or another modal presentation is in front.
    case blocked
    /// The element's kind doesn't support the action.
    case wrongKind
    /// No alert is presented.
    case noAlert
    /// No matching sheet, cover, popover or inspector is presented.
    case noPresentation
    /// No matching file dialog is presented.
    case noFileDialog
    /// No preview of files is shown.
    case noPreview
    /// No photo picker is presented.
    case noPhotoPicker
    /// The file dialog or photo picker doesn't allow the choice.
    case notAccepted
    /// The window is closed.
    case noWindow
    /// The condition wasn't met in time.
    case timeout
  }

  /// The reason of the error.
  public let reason: Reason
  /// A one-sentence description of the error.
  public let message: String
  /// An indented outline of the screen.
  public let screen: String

  /// The message, followed by the outline of the screen.
  public var description: String { "\(message)\n\(screen)" }
}
