/// How present a window, or the app as a whole, is to the user.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is minimized, or the app has no window that shows. Good for writing things down.
  case background
  /// The window shows, and another app has the keyboard's focus.
  case inactive
  /// One of the app's windows has the keyboard's focus.
  case active
}

/// Whether a window has the keyboard's focus, for controls that look different without it.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keyboard's focus.
  case key
  /// Another window of the app has it.
  case active
  /// Another app has it.
  case inactive
}
