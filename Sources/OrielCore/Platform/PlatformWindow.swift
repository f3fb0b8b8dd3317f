import FoundationEssentials

/// The description of a window.
package struct WindowRequest: Equatable {
  package var title: String
  /// The text below the title in the toolbar.
  package var subtitle = ""
  /// Whether the toolbar has no background.
  package var hidesToolbarBackground = false
  package var defaultWidth: Double?
  package var defaultHeight: Double?
  package var isResizable = true
  /// The color scheme that the window's content requests; nil for the desktop's.
  package var colorScheme: ColorScheme?
  /// The identifier of the window, for tests and window rules.
  package var identifier: String

  package init(title: String, identifier: String) {
    self.title = title
    self.identifier = identifier
  }
}

/// A window of the platform. Several nodes in its content are arranged in a column; the parts of a toolbar are in its bar.
@MainActor package protocol PlatformWindow: PlatformSurface {
  func update(_ request: WindowRequest)
  /// The state of the window. `windowStateDidChange` is called when it changes.
  var state: WindowState { get }
  /// Shows the window or brings it to the front.
  func present()
  /// Closes the window without confirmation. `windowDidClose` follows, possibly later.
  func close()
}

/// Receives the events of a window.
@MainActor package protocol WindowEventSink: AnyObject {
  /// The user tries to close the window. Returns false to keep it open.
  func windowShouldClose() -> Bool
  /// The window has closed, whatever the cause. Called once.
  func windowDidClose()
  /// The size of the window's content has changed. Never called during layout.
  func windowDidResize(_ size: SurfaceSize)
  /// The window's `state` may have changed.
  func windowStateDidChange()
}

extension WindowEventSink {
  /// Has no effect.
  package func windowStateDidChange() {}
}

/// The capability of a platform to create windows.
@MainActor package protocol WindowPlatform: AnyObject {
  /// Creates a window that isn't shown yet. `sink` must be held weakly.
  func makeWindow(_ request: WindowRequest, sink: any WindowEventSink) -> any PlatformWindow
}

/// All capabilities that an app requires of its platform.
package typealias AppPlatform = TurnScheduler & WidgetPlatform & WindowPlatform & AlertPlatform & PresentationPlatform
  & FileDialogPlatform & QuickLookPlatform & PhotoPickerPlatform & DesktopPlatform & PicturePlatform
