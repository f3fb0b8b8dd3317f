import FoundationEssentials

/// The desktop's settings for all apps.
package struct DesktopSettings: Equatable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var layoutDirection = LayoutDirection.leftToRight
  /// The scale of text relative to the default size.
  package var textScale = 1.0
  /// The size of body text, in points.
  package var fontSize = 11.0
  package var reducesMotion = false
  package var reducesTransparency = false
  package var hasScreenReader = false

  package init() {}
}

/// The state of a window.
package struct WindowState: Equatable, Sendable {
  /// Whether the window has the keyboard focus.
  package var isKey = false
  /// Whether any window of the app has the keyboard focus.
  package var isAppActive = false
  /// Whether the window is minimized.
  package var isMinimized = false
  /// The number of device pixels per application pixel.
  package var displayScale = 1.0

  package init() {}

  package var phase: ScenePhase { isMinimized ? .background : isAppActive ? .active : .inactive }

  package var controls: ControlActiveState { isKey ? .key : isAppActive ? .active : .inactive }
}

/// Provides the desktop's settings and applications, opens URLs in other apps, displays notifications, and makes
/// announcements.
@MainActor package protocol DesktopPlatform: ApplicationCatalog, NotificationPlatform, AnnouncementPlatform {
  /// Called once, when the app starts.
  ///
  /// - Parameter didChange: called when the settings have changed.
  /// - Returns: the current settings.
  func followDesktop(_ didChange: @escaping @MainActor (DesktopSettings) -> Void) -> DesktopSettings

  /// Opens a URL in the user's preferred app.
  ///
  /// - Parameters:
  ///   - parent: the parent of the desktop's dialogs.
  ///   - completion: called once, after the method has returned, with whether an app has opened the URL.
  func open(
    _ url: URL, over parent: (any PlatformSurface)?, completion: @escaping @MainActor (_ accepted: Bool) -> Void)

  /// Shows a file in the desktop's file manager.
  ///
  /// - Parameter parent: the parent of the desktop's dialogs.
  func showInFolder(_ url: URL, over parent: (any PlatformSurface)?)
}
