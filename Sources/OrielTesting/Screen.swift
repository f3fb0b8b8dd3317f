import OrielCore

/// A window without a display, in which a test sees and does what a person would.
///
/// ```swift
/// @Test @MainActor func counts() throws {
///   let screen = Screen { CounterView() }
///   try screen.button("More").tap()
///   #expect(screen.text("1").exists)
/// }
/// ```
///
/// Every question and every action first brings the screen up to date, so a test that changes its model sees the
/// result in the next line. Tasks go on while the test waits: `await screen.settle()`.
@MainActor public final class Screen {
  /// The time of the views that sleep with this clock. Give it to them in whichever way the app passes its clock on.
  public let clock: TestClock

  package let platform: HeadlessPlatform
  package let window: HeadlessWindow
  private let root: ScreenRoot

  /// Opens a window with a view in it, and brings it up to date.
  ///
  /// - Parameters:
  ///   - title: the window's title.
  ///   - clock: the clock that ``clock`` gives, where several screens are to share one.
  ///   - content: the view.
  public init<Content: View>(
    title: String = "Test", clock: TestClock = TestClock(), @ViewBuilder content: () -> Content
  ) {
    self.clock = clock
    let platform = HeadlessPlatform()
    self.platform = platform
    let root = ScreenRoot()
    self.root = root
    let window = HeadlessWindow(WindowRequest(title: title, identifier: "test"), sink: root, platform: platform)
    self.window = window
    root.open(content(), in: window, platform: platform)
    settleNow()
  }

  isolated deinit { root.unmount() }

  /// What has happened so far, in order: windows and alerts that came and went, and what the test has noted.
  public var trace: [ScreenEvent] {
    settleNow()
    return platform.trace
  }

  /// Adds a line of the test's own to the trace, to see what the app does between the other events.
  public func note(_ text: String) { platform.record(.note(text)) }

  /// Begins the trace anew.
  public func clearTrace() {
    settleNow()
    platform.trace = []
  }

  /// Whether the trace also says what is done to single widgets. False at first.
  public var tracesWidgets: Bool {
    get { platform.tracesWidgets }
    set { platform.tracesWidgets = newValue }
  }

  /// What `action` does to widgets, once the screen has settled.
  public func changes(_ action: () throws -> Void) rethrows -> WidgetChanges {
    settleNow()
    let before = platform.changes
    try action()
    settleNow()
    return platform.changes - before
  }

  /// Whether the window is open.
  public var isOpen: Bool {
    settleNow()
    return window.isPresented
  }

  /// The window's title.
  public var title: String {
    settleNow()
    return window.request.title
  }

  /// Closes the window as a person would. The app may ask first, or refuse.
  public func closeWindow() throws {
    settleNow()
    try requireNothingInFront("close the window")
    window.attemptClose()
    settleNow()
  }
}

/// What stands behind a screen's window.
@MainActor private final class ScreenRoot: WindowEventSink {
  private var host: ViewHost?

  func open(_ content: some View, in window: HeadlessWindow, platform: HeadlessPlatform) {
    let host = ViewHost(
      graph: Graph(scheduler: platform), platform: platform, container: window,
      environment: EnvironmentScope(parent: nil))
    self.host = host
    host.mount(content)
    window.present()
  }

  func unmount() {
    host?.unmount()
    host = nil
  }

  func windowShouldClose() -> Bool { true }
  func windowDidClose() { unmount() }
  func windowDidChangeActive(_ isActive: Bool) {}
}
