/// Something that comes to the screen, and leaves it, when the platform or a test says so.
@MainActor package protocol HeadlessTransition: AnyObject {
  /// Its number if it is on its way; the smaller one has set out earlier.
  var transition: Int? { get }
  /// The window above which it stands, directly or not; nil where it is on its own.
  var window: HeadlessWindow? { get }
  /// Lets it arrive, or leave, whichever it is about to do.
  func finishTransition()
}
