/// A presentation whose opening and closing the platform or a test completes.
@MainActor package protocol HeadlessTransition: AnyObject {
  /// The serial number of the pending transition; nil if there is none.
  var transition: Int? { get }
  /// The window above which it is presented, directly or not; nil without a parent.
  var window: HeadlessWindow? { get }
  /// Completes the pending transition.
  func finishTransition()
}
