import FoundationEssentials

/// What the user has set for all apps of the desktop.
package struct DesktopSettings: Equatable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var layoutDirection = LayoutDirection.leftToRight
  /// The size of text, in parts of the usual one.
  package var textScale = 1.0
  package var reducesMotion = false
  package var reducesTransparency = false

  package init() {}
}

/// How present a window is to the user.
package struct WindowState: Equatable, Sendable {
  /// Whether it has the keyboard's focus.
  package var isKey = false
  /// Whether it has the keyboard's focus, or another window of the app has it.
  package var isAppActive = false
  /// Whether it is minimized, so that nothing of it shows.
  package var isMinimized = false
  /// How many pixels of the display make one of the desktop's scale.
  package var displayScale = 1.0

  package init() {}

  package var phase: ScenePhase { isMinimized ? .background : isAppActive ? .active : .inactive }

  package var controls: ControlActiveState { isKey ? .key : isAppActive ? .active : .inactive }
}

/// Knows the desktop's settings and applications, and opens what other apps display.
@MainActor package protocol DesktopPlatform: ApplicationCatalog {
  /// Called once, when the app starts.
  ///
  /// - Parameter didChange: runs whenever the settings are others.
  /// - Returns: the settings now.
  func followDesktop(_ didChange: @escaping @MainActor (DesktopSettings) -> Void) -> DesktopSettings

  /// Opens a URL in the app that the user has chosen for such URLs.
  ///
  /// - Parameters:
  ///   - parent: the parent of the desktop's dialogs.
  ///   - completion: runs once, with whether an app has taken the URL. Never during the call.
  func open(
    _ url: URL, over parent: (any PlatformSurface)?, completion: @escaping @MainActor (_ accepted: Bool) -> Void)
}
