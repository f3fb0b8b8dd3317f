import Foundation
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
///
/// A screen that nobody holds any more closes its window. What its views would do on disappearing then doesn't run; a
/// test of that calls ``closeWindow()``.
@MainActor public final class Screen {
  /// The time of the views that sleep with this clock. Give it to them in whichever way the app passes its clock on.
  public let clock: TestClock

  package let platform: HeadlessPlatform
  package let window: HeadlessWindow
  /// What stands behind the window; nil where an app looks after that.
  private var controller: WindowController?

  /// Opens a window with a view in it, and brings it up to date. What the view keeps in `@AppStorage` and
  /// `@SceneStorage` stays in memory, and is gone with the screen.
  ///
  /// - Parameters:
  ///   - title: the window's title, unless the view sets another with `navigationTitle(_:)`.
  ///   - size: what the view is offered: the room in the window, or, with nil, as much as it likes, and with infinity
  ///     as much as it can take. Where a length is nil or infinite, the window counts as 900 wide and 650 high.
  ///   - metrics: what text is measured with.
  ///   - clock: the clock that ``clock`` gives, where several screens are to share one.
  ///   - content: the view.
  public init<Content: View>(
    title: String = "Test", size: ProposedViewSize = ProposedViewSize(width: 900, height: 650),
    metrics: FontMetrics = FontMetrics(), clock: TestClock = TestClock(), @ViewBuilder content: () -> Content
  ) {
    self.clock = clock
    let platform = HeadlessPlatform(metrics: metrics)
    self.platform = platform
    var request = WindowRequest(title: title, identifier: "test")
    request.defaultWidth = size.width.flatMap { $0.isFinite ? $0 : nil }
    request.defaultHeight = size.height.flatMap { $0.isFinite ? $0 : nil }
    let controller = WindowController(
      content(), request: request, graph: Graph(scheduler: platform),
      platform: platform, environment: EnvironmentScope(parent: nil, values: .forTests(on: platform, clock)))
    self.controller = controller
    window = platform.newestWindow
    window.propose(size)
    controller.present()
    settleNow()
  }

  /// A window that an app has opened.
  init(_ window: HeadlessWindow, of platform: HeadlessPlatform, clock: TestClock) {
    self.clock = clock
    self.platform = platform
    self.window = window
  }

  isolated deinit { controller?.close() }

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

  // MARK: The window

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
    try requireNothingInFront(of: window, closing: true, "close the window")
    window.attemptClose()
    settleNow()
  }
}

extension EnvironmentValues {
  /// Storage that is nobody's settings, since a test neither reads those of the person who runs it nor writes them; and
  /// work on files whose time is the test's.
  static func forTests(on platform: HeadlessPlatform, _ clock: TestClock) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.defaultAppStorage = AppStorageStore()
    values.sceneStorage = SceneStorageStore(inMemoryFor: "test")
    values.fileWorkCounter = platform.fileWork
    values.fileProgressClock = clock
    let start = Date()
    values.timelineTime = TimelineTime(
      now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }, sleep: { try await clock.sleep(for: $0) })
    return values
  }
}
