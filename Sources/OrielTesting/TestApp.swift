import Foundation
import OrielCore

/// An app without a display: its windows and its alerts.
///
/// ```swift
/// let app = TestApp { Notes() }
/// let main = try app.screen("Notes")
/// try main.button("Open the log").tap()
/// #expect(app.screens.map(\.title) == ["Notes", "Log"])
/// ```
@MainActor public final class TestApp {
  /// The clock of the app, for views that sleep with an injected clock.
  public let clock: TestClock

  package let platform: HeadlessPlatform
  private let runner: AppRunner

  /// Launches an app, which opens the window of its first scene.
  public convenience init<Root: App>(clock: TestClock = TestClock(), _ app: () -> Root) {
    self.init(clock: clock, scenes: nil, app)
  }

  /// - Parameters:
  ///   - scenes: the storage of the scenes, which an earlier launch may have used; nil for a new one.
  ///   - drafts: where unsaved changes of documents are kept; nil for nowhere.
  ///   - calls: the system calls with which documents are read and written.
  package init<Root: App>(
    clock: TestClock = TestClock(), scenes: SceneStorageStore?, drafts: DocumentDrafts? = nil,
    calls: FileSystemCalls = .system, _ app: () -> Root
  ) {
    self.clock = clock
    let platform = HeadlessPlatform()
    self.platform = platform
    var values = EnvironmentValues.forTests(on: platform, clock)
    if let scenes { values.sceneStorage = scenes }
    if let drafts { values.documentDrafts = drafts }
    values.documentCalls = calls
    runner = AppRunner(platform: platform, values: values)
    runner.start(app())
    runner.activate()
    platform.runTurns()
  }

  isolated deinit { runner.shutDown() }

  /// Ends the app, as a signal or the end of the session does.
  package func shutDown() { runner.shutDown() }

  /// The open windows, the frontmost last.
  public var screens: [Screen] {
    platform.runTurns()
    return platform.windows.map { Screen($0, of: platform, clock: clock) }
  }

  /// Returns the open window with a title.
  public func screen(_ title: String) throws -> Screen {
    let found = screens.filter { $0.title == title }
    guard let screen = found.first else { throw error(.notFound, "no window has the title \"\(title)\"") }
    guard found.count == 1 else { throw error(.ambiguous, "\(found.count) windows have the title \"\(title)\"") }
    return screen
  }

  /// The frontmost window.
  public var frontScreen: Screen {
    get throws {
      guard let screen = screens.last else { throw error(.noWindow, "no window is open") }
      return screen
    }
  }

  /// Launches the running app again.
  public func activate() {
    runner.activate()
    platform.runTurns()
  }

  /// Passes URLs to the app, as the desktop does when the user opens them.
  public func open(_ urls: URL...) {
    runner.open(urls)
    platform.runTurns()
  }

  /// Waits until the app's operations on files have completed, or require an answer to an ``alert``: until documents have
  /// been opened and saved.
  ///
  /// - Parameter timeout: the maximum time to wait, in real time. The time that other tests take on the main actor
  ///   doesn't count.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout``.
  public func finishFileWork(timeout: Duration = .seconds(60)) async throws {
    var limit = TimeLimit(timeout)
    var quietRounds = 0
    // An operation may begin a moment after another one has ended.
    while quietRounds < Settling.quietRounds {
      platform.runTurns()
      let isIdle = platform.fileWork.running == 0 || !platform.alerts.isEmpty || !platform.fileDialogs.isEmpty
      quietRounds = isIdle && platform.isQuiet ? quietRounds + 1 : 0
      guard await limit.yieldToOthers() else {
        throw error(.timeout, "the work on files is not done within \(timeout)")
      }
    }
    platform.runTurns()
  }

  /// The events so far, in order.
  public var trace: [ScreenEvent] {
    platform.runTurns()
    return platform.trace
  }

  /// Adds a note to the trace.
  public func note(_ text: String) { platform.record(.note(text)) }

  // MARK: Alerts

  /// The frontmost alert of all windows.
  public var alert: ScreenAlert { get throws { ScreenAlert(try desk.requireFront().request) } }

  /// All alerts on the screen, the frontmost last.
  public var alerts: [ScreenAlert] {
    platform.runTurns()
    return desk.standing.filter(\.isSeen).map { ScreenAlert($0.request) }
  }

  /// Presses a button of the frontmost alert.
  public func answer(_ label: String) throws { try desk.answer(label) }

  /// Presses Escape in the frontmost alert.
  public func closeAlert() throws { try desk.cancel(try desk.requireFront()) }

  private var desk: AlertDesk { AlertDesk(platform: platform, window: nil) { self.error($0, $1) } }

  func error(_ reason: ScreenError.Reason, _ message: String) -> ScreenError {
    ScreenError(reason: reason, message: message, screen: description)
  }
}

extension TestApp: @MainActor CustomStringConvertible {
  /// An indented outline of the windows and alerts.
  public var description: String {
    platform.runTurns()
    var lines: [String] = []
    for screen in screens {
      lines += screen.window.outline
      for presentation in screen.standing { lines += presentation.outline }
      for dialog in screen.standingFileDialogs { lines += ScreenFileDialog(dialog, on: screen).outline }
    }
    for alert in platform.alerts { lines += ScreenAlert(alert.request).outline }
    return lines.isEmpty ? "(nothing is open)" : lines.joined(separator: "\n")
  }
}
