import Foundation
import OrielCore

/// A window without a display, which a test inspects and operates as the user does.
///
/// ```swift
/// @Test @MainActor func counts() throws {
///   let screen = Screen { CounterView() }
///   try screen.button("More").tap()
///   #expect(screen.text("1").exists)
/// }
/// ```
///
/// Each query and each action first performs pending updates, so that a test which changes its model finds the result
/// in the next line. Tasks run while the test waits: `await screen.settle()`.
///
/// The window closes when the screen is released, without running `onDisappear` actions. To test those, call
/// ``closeWindow()``.
@MainActor public final class Screen {
  /// The clock of the screen, for views that sleep with an injected clock.
  public let clock: TestClock

  package let platform: HeadlessPlatform
  package let window: HeadlessWindow
  /// The controller of the window; nil if an app owns it.
  private var controller: WindowController?

  /// Opens a window with a view. Values of `@AppStorage` and `@SceneStorage` are kept in memory.
  ///
  /// - Parameters:
  ///   - title: the window's title, unless the view sets another one with `navigationTitle(_:)`.
  ///   - size: the proposal to the view: the size of the window, nil for the ideal size, or infinity for the maximum
  ///     size. In a dimension that is nil or infinite, the size class is that of a window of 900 × 650.
  ///   - metrics: the metrics of text.
  ///   - clock: the ``clock`` of the screen, which several screens can share.
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
    let environment = EnvironmentScope(parent: nil, values: .forTests(on: platform, clock))
    let graph = Graph(scheduler: platform)
    platform.followFocus { [weak graph] in graph?.focusedValues.focusDidMove(to: $0) }
    let controller = WindowController(
      content(), request: request, graph: graph, platform: platform, environment: environment)
    self.controller = controller
    _ = platform.followDesktop { [weak platform, weak controller] _ in
      guard let platform else { return }
      _ = environment.update(.forTests(on: platform, clock))
      controller?.desktopDidChange()
    }
    window = platform.newestWindow
    window.propose(size)
    controller.present()
    settleNow()
  }

  /// Creates a screen of a window that an app has opened.
  init(_ window: HeadlessWindow, of platform: HeadlessPlatform, clock: TestClock) {
    self.clock = clock
    self.platform = platform
    self.window = window
  }

  isolated deinit { controller?.close() }

  /// The events of the screen in order: windows, presentations, and notes of the test.
  public var trace: [ScreenEvent] {
    settleNow()
    return platform.trace
  }

  /// Adds a note to the trace.
  public func note(_ text: String) { platform.record(.note(text)) }

  /// Removes all events from the trace.
  public func clearTrace() {
    settleNow()
    platform.trace = []
  }

  /// Whether the trace includes changes of widgets. The default is false.
  public var tracesWidgets: Bool {
    get { platform.tracesWidgets }
    set { platform.tracesWidgets = newValue }
  }

  /// Returns the changes of widgets that an action causes.
  public func changes(_ action: () throws -> Void) rethrows -> WidgetChanges {
    settleNow()
    let before = platform.changes
    try action()
    settleNow()
    return platform.changes - before
  }

  // MARK: Window

  /// Whether the window is open.
  public var isOpen: Bool {
    settleNow()
    return window.isPresented
  }

  /// The title of the window.
  public var title: String {
    settleNow()
    return window.request.title
  }

  /// Closes the window as the user does. The app may ask for confirmation or prevent it.
  public func closeWindow() throws {
    settleNow()
    try requireNothingInFront(of: window, closing: true, "close the window")
    window.attemptClose()
    settleNow()
  }
}

extension EnvironmentValues {
  /// The environment of tests: storage in memory, so that the settings of the user who runs the test aren't accessed,
  /// and the test's clock for operations on files.
  static func forTests(on platform: HeadlessPlatform, _ clock: TestClock) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.defaultAppStorage = AppStorageStore()
    values.sceneStorage = SceneStorageStore(inMemoryFor: "test")
    values.fileWorkCounter = platform.fileWork
    values.fileProgressClock = clock
    values.documentDrafts = DocumentDrafts(nil)
    values.takeOver(platform.reportedDesktop)
    let start = Date()
    values.timelineTime = TimelineTime(
      now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }, sleep: { try await clock.sleep(for: $0) })
    return values
  }
}
