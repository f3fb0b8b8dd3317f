import OrielTesting
import Testing

@testable import OrielCore

/// How present windows are to the user.
@MainActor struct ScenePhaseTests {
  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var controls
    let log: Log

    var body: some View {
      Text("\(phase) \(controls)").onChange(of: phase) { log("\($0) to \($1)") }
    }
  }

  @Test func `A window is active, inactive and in the background as the user leaves it`() {
    let log = Log()
    let screen = Screen { Phases(log: log) }
    #expect(screen.texts == ["active key"])
    screen.desktop.isAppActive = false
    #expect(screen.texts == ["inactive inactive"])
    screen.isMinimized = true
    #expect(screen.texts == ["background inactive"])
    screen.isMinimized = false
    screen.desktop.isAppActive = true
    #expect(screen.texts == ["active key"])
    #expect(
      log.take().suffix(4) == [
        "active to inactive", "inactive to background", "background to inactive", "inactive to active",
      ])
  }

  private struct Notes: App {
    @Environment(\.scenePhase) private var phase
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      let _ = log("app \(phase)")
      WindowGroup("Notes") { Opener(log: log) }
      Window("Log", id: "log") { Phases(log: log) }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    let log: Log
    var body: some View {
      Phases(log: log)
      Button("Log") { openWindow(id: "log") }
    }
  }

  @Test func `One window of several is the key window, and all are active with it`() throws {
    let app = TestApp { Notes(log: Log()) }
    let main = try app.screen("Notes")
    try main.button("Log").tap()
    #expect(main.texts.first == "active active")
    #expect(try app.screen("Log").texts == ["active key"])
  }

  @Test func `The app is as present as the window that is most present`() throws {
    let log = Log()
    let app = TestApp { Notes(log: log) }
    #expect(log.take().last == "app active")
    try app.screen("Notes").button("Log").tap()
    app.desktop.isAppActive = false
    #expect(log.take().contains("app inactive"))
    try app.screen("Notes").isMinimized = true
    #expect(!log.take().contains("app background"))
    try app.screen("Log").isMinimized = true
    #expect(log.take().contains("app background"))
  }
}
