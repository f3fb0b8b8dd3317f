import Foundation
import OrielCore

/// A whole app without a display: its windows, and the alerts that stand on their own.
///
/// ```swift
/// let app = TestApp { Notes() }
/// let main = try app.screen("Notes")
/// try main.button("Open the log").tap()
/// #expect(app.screens.map(\.title) == ["Notes", "Log"])
/// ```
@MainActor public final class TestApp {
  /// The time of the views that sleep with this clock.
  public let clock: TestClock

  package let platform: HeadlessPlatform
  private let runner: AppRunner

  /// Starts an app: its first scene's window opens.
  public init<Root: App>(clock: TestClock = TestClock(), _ app: () -> Root) {
    self.clock = clock
    let platform = HeadlessPlatform()
    self.platform = platform
    runner = AppRunner(platform: platform, values: .forTests(on: platform, clock))
    runner.start(app())
    runner.activate()
    platform.runTurns()
  }

  isolated deinit { runner.shutDown() }

  /// The open windows, the one in front last.
  public var screens: [Screen] {
    platform.runTurns()
    return platform.windows.map { Screen($0, of: platform, clock: clock) }
  }

  /// The open window with this title.
  public func screen(_ title: String) throws -> Screen {
    let found = screens.filter { $0.title == title }
    guard let screen = found.first else { throw error(.notFound, "no window has the title \"\(title)\"") }
    guard found.count == 1 else { throw error(.ambiguous, "\(found.count) windows have the title \"\(title)\"") }
    return screen
  }

  /// The window in front.
  public var frontScreen: Screen {
    get throws {
      guard let screen = screens.last else { throw error(.noWindow, "no window is open") }
      return screen
    }
  }

  /// Starts the app again, as the user does who doesn't see that it runs already.
  public func activate() {
    runner.activate()
    platform.runTurns()
  }

  /// Has the app open URLs, as a desktop does with what the user opens.
  public func open(_ urls: URL...) {
    runner.open(urls)
    platform.runTurns()
  }

  /// What has happened so far, in order.
  public var trace: [ScreenEvent] {
    platform.runTurns()
    return platform.trace
  }

  /// Adds a line of the test's own to the trace.
  public func note(_ text: String) { platform.record(.note(text)) }

  // MARK: Alerts

  /// The alert in front of all others, whichever window it belongs to.
  public var alert: ScreenAlert { get throws { ScreenAlert(try desk.requireFront().request) } }

  /// All alerts on the screen, the one in front last.
  public var alerts: [ScreenAlert] {
    platform.runTurns()
    return desk.standing.filter(\.isSeen).map { ScreenAlert($0.request) }
  }

  /// Presses a button of the alert in front.
  public func answer(_ label: String) throws { try desk.answer(label) }

  /// Presses Escape in the alert in front.
  public func closeAlert() throws { try desk.cancel(try desk.requireFront()) }

  private var desk: AlertDesk { AlertDesk(platform: platform, window: nil) { self.error($0, $1) } }

  private func error(_ reason: ScreenError.Reason, _ message: String) -> ScreenError {
    ScreenError(reason: reason, message: message, screen: description)
  }
}

extension TestApp: @MainActor CustomStringConvertible {
  /// What is on the display, as an indented outline: the windows, and the alerts.
  public var description: String {
    platform.runTurns()
    var lines: [String] = []
    for screen in screens {
      lines += screen.window.outline
      for presentation in screen.standing { lines += ScreenPresentation(presentation, on: screen).outline }
      for dialog in screen.standingFileDialogs { lines += ScreenFileDialog(dialog, on: screen).outline }
    }
    for alert in platform.alerts { lines += ScreenAlert(alert.request).outline }
    return lines.isEmpty ? "(nothing is open)" : lines.joined(separator: "\n")
  }
}
