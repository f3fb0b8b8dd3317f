/// Keeps the user from ending the desktop's session unasked.
@MainActor package protocol SessionPlatform: AnyObject {
  /// Sets why the session shouldn't end now: the desktop shows the reason when the user logs out or shuts down, and lets the
  /// user decide. Nil if there is no reason.
  ///
  /// - Parameter window: the window in which something is unfinished.
  func holdSession(_ reason: String?, over window: (any PlatformSurface)?)
}
