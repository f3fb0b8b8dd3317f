import FoundationEssentials

/// The description of a window.
package struct WindowRequest: Equatable {
  package var title: String
  /// The text below the title in the toolbar.
  package var subtitle = ""
  /// Whether the window shows a document with unsaved changes. The title begins with a bullet then, which screen readers
  /// don't read.
  package var isEdited = false
  /// Whether the toolbar has no background.
  package var hidesToolbarBackground = false
  /// Whether the title bar has neither a title nor, unless a view requests it, a background.
  package var hidesTitleBar = false
  /// Whether the window has neither a title bar nor a background.
  package var isPlain = false
  /// The frame that the app requires.
  package var frame = WindowFrame.automatic
  /// Whether the desktop draws the title bar: what the platform has decided for the frame when the window is created.
  package var hasTitleBar = false
  /// Whether the toolbar shows the title.
  package var showsTitle = true
  package var defaultWidth: Double?
  package var defaultHeight: Double?
  /// Whether the window opens maximized.
  package var isMaximized = false
  /// Whether a window without a default size opens in the ideal size of its content, as that of the settings.
  package var opensAtIdealSize = false
  /// Whether the window opens in the size that the user has given it before.
  package var restoresExtent = true
  package var isResizable = true
  /// Whether the window is one without a title bar, which a click in the bar of the desktop opens.
  package var isPanel = false
  /// Whether the user can close the window.
  package var isClosable = true
  /// Whether the user can minimize the window.
  package var isMinimizable = true
  /// Whether the user moves the window by dragging the background of its content.
  package var movesByBackground = false
  /// The number of open windows of the scene when the window is created.
  package var precedingWindows = 0
  /// The color scheme that the window's content requests; nil for the desktop's.
  package var colorScheme: ColorScheme?
  /// The identifier of the window, for tests and window rules.
  package var identifier: String

  package init(title: String, identifier: String) {
    self.title = title
    self.identifier = identifier
  }
}

/// A window of the platform. Several nodes in its content are arranged in a column.
@MainActor package protocol PlatformWindow: PlatformSurface {
  func update(_ request: WindowRequest)
  /// The state of the window. `windowStateDidChange` is called when it changes.
  var state: WindowState { get }
  /// Shows the window or brings it to the front.
  func present()
  /// Closes the window without confirmation. `windowDidClose` follows, possibly later.
  func close()
  /// Keeps the window above another one, or above none.
  func attach(to owner: (any PlatformWindow)?)
  /// Makes the window fill the screen, or ends that.
  func toggleFullScreen()
  /// The place of the window on the screen, in application pixels, without its shadow; nil if the desktop doesn't tell.
  var place: Rect? { get }
  /// The keyboard shortcuts of the controls that the window shows.
  var shortcuts: [ShownShortcut] { get }
}

/// Receives the events of a window.
@MainActor package protocol WindowEventSink: AnyObject {
  /// The user tries to close the window. Returns false to keep it open.
  func windowShouldClose() -> Bool
  /// Returns the size and the position with which the window opens. Called once, when it is shown for the first time.
  func windowPlacement(of content: WindowLayoutRoot, on display: DisplayProxy) -> WindowPlacement
  /// The window has closed, whatever the cause. Called once.
  func windowDidClose()
  /// The size of the window's content has changed. Never called during layout.
  func windowDidResize(_ size: SurfaceSize)
  /// The size with which the window is opened the next time has changed.
  func windowDidChangeExtent(_ extent: WindowExtent)
  /// The window's `state` may have changed.
  func windowStateDidChange()
  /// The user has pressed the keys that undo or redo a change, while no text field has the focus. Returns whether there
  /// was a change.
  func windowShouldUndo(_ direction: UndoDirection) -> Bool
  /// The user has pressed keys that no view in the window has handled. Returns whether they are handled.
  func windowDidPress(_ keys: KeyboardShortcut) -> Bool
  /// Other modifier keys are held down, while the window is active.
  func windowModifiersDidChange(_ modifiers: EventModifiers)
  /// The user has pressed the mouse button for going back. Returns whether there was something to leave.
  func windowShouldGoBack() -> Bool
}

extension WindowEventSink {
  /// Leaves the placement to the request and to the desktop.
  package func windowPlacement(of content: WindowLayoutRoot, on display: DisplayProxy) -> WindowPlacement {
    WindowPlacement()
  }
  /// Has no effect.
  package func windowStateDidChange() {}
  /// Has no effect.
  package func windowDidChangeExtent(_ extent: WindowExtent) {}
  /// Has no effect.
  package func windowShouldUndo(_ direction: UndoDirection) -> Bool { false }
  /// Has no effect.
  package func windowDidPress(_ keys: KeyboardShortcut) -> Bool { false }
  /// Has no effect.
  package func windowModifiersDidChange(_ modifiers: EventModifiers) {}
  /// Has no effect.
  package func windowShouldGoBack() -> Bool { false }
}

/// Whether a change is taken back or made again.
package enum UndoDirection: CaseIterable, Sendable {
  case undo, redo

  /// The keys of a window.
  package var shortcut: KeyboardShortcut {
    KeyboardShortcut("z", modifiers: self == .undo ? .command : [.command, .shift])
  }
}

/// The capability of a platform to create windows.
@MainActor package protocol WindowPlatform: AnyObject {
  /// Creates a window that isn't shown yet. `sink` must be held weakly.
  func makeWindow(_ request: WindowRequest, sink: any WindowEventSink) -> any PlatformWindow
  /// Whether the desktop draws the title bar of a window with a frame. The commands are then in a menu bar.
  func drawsTitleBar(of frame: WindowFrame) -> Bool
  /// Observes the keyboard focus. Called once, when the app starts.
  ///
  /// - Parameter didMove: called with the sink of the focused widget of the active window when the focus has moved;
  ///   with nil if no widget has it. Not called while the focus is in a menu, or no window of the app is active.
  func followFocus(_ didMove: @escaping @MainActor ((any WidgetEventSink)?) -> Void)
}

extension WindowPlatform {
  /// Has no effect.
  package func followFocus(_ didMove: @escaping @MainActor ((any WidgetEventSink)?) -> Void) {}
}
