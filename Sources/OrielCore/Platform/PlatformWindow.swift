import FoundationEssentials

/// A window, as a value.
package struct WindowRequest: Equatable {
  package var title: String
  package var defaultWidth: Double?
  package var defaultHeight: Double?
  package var isResizable = true
  /// The scheme that the window's content asks for; nil where the desktop's is right.
  package var colorScheme: ColorScheme?
  /// The name under which tests and window rules find it.
  package var identifier: String

  package init(title: String, identifier: String) {
    self.title = title
    self.identifier = identifier
  }
}

/// A window of the platform. What is inserted becomes its content; several widgets stand in a column.
@MainActor package protocol PlatformWindow: PlatformSurface {
  func update(_ request: WindowRequest)
  /// How present it is to the user. `windowStateDidChange` says when that changes.
  var state: WindowState { get }
  /// Shows the window, or brings it to the front.
  func present()
  /// Closes the window at once, without asking. `windowDidClose` follows, now or later.
  func close()
}

/// Receives what happens to a window.
@MainActor package protocol WindowEventSink: AnyObject {
  /// The user wants to close the window: false keeps it open.
  func windowShouldClose() -> Bool
  /// The window is gone, whoever closed it. Comes once.
  func windowDidClose()
  /// The window's room for content is another one now. Never comes during layout.
  func windowDidResize(_ size: SurfaceSize)
  /// The window's `state` may be another one now.
  func windowStateDidChange()
}

extension WindowEventSink {
  /// Does nothing.
  package func windowStateDidChange() {}
}

/// Makes windows: the capability that scenes need of their platform.
@MainActor package protocol WindowPlatform: AnyObject {
  /// Makes a window that isn't shown yet. `sink` must be held weakly.
  func makeWindow(_ request: WindowRequest, sink: any WindowEventSink) -> any PlatformWindow
}

/// Everything that an app needs of its platform.
package typealias AppPlatform = TurnScheduler & WidgetPlatform & WindowPlatform & AlertPlatform & PresentationPlatform
  & FileDialogPlatform & DesktopPlatform
