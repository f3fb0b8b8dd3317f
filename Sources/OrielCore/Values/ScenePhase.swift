/// The phase of a window or of the app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is minimized, or the app has no visible window. Save data in this phase.
  case background
  /// The window is visible, and another app has the keyboard focus.
  case inactive
  /// One of the app's windows has the keyboard focus.
  case active
}

/// Whether a window has the keyboard focus, which affects the appearance of controls.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keyboard focus.
  case key
  /// Another window of the app has the keyboard focus.
  case active
  /// Another app has the keyboard focus.
  case inactive
}
