import Observation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Items in the bar of the desktop.
@MainActor @Suite(.serialized) struct MenuBarExtraTests {
  @Observable @MainActor final class Model {
    var isInserted = true
    var isRunning = false
    var rate = 1
    var inWindow = false
    let log = Log()
  }

  private struct Timer: App {
    @MainActor static var model = Model()
    private var model: Model { Self.model }

    var body: some Scene {
      let model = Bindable(model)
      WindowGroup("Timer") { Text("a") }
      MenuBarExtra(
        model.wrappedValue.isRunning ? "Running" : "Ready", systemImage: "timer", isInserted: model.isInserted
      ) {
        Button(model.wrappedValue.isRunning ? "Stop" : "Start") { model.wrappedValue.isRunning.toggle() }
        Divider()
        Menu("More") {
          Picker("Rate", selection: model.rate) {
            Text("Slow").tag(1)
            Text("Fast").tag(2)
          }
          Button("Reset") { model.wrappedValue.log("reset") }.disabled(!model.wrappedValue.isRunning)
        }
      }
    }
  }

  private struct OnlyExtra: App {
    var body: some Scene {
      MenuBarExtra("Extra", isInserted: Bindable(Timer.model).isInserted) { Button("Act") {} }
      Settings { Text("settings") }
    }
  }

  private struct Panel: App {
    var body: some Scene {
      MenuBarExtra {
        PanelContent()
      } label: {
        Text("Panel")
      }
      .menuBarExtraStyle(.window)
      WindowGroup("Other") { Text("other") }
    }
  }

  private struct PanelContent: View {
    @State private var count = 0
    @State private var asks = false

    var body: some View {
      Text("count \(count)")
      Button("Count") { count += 1 }
      Button("Ask") { asks = true }.alert("Really?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  private func launch<Root: App>(_ app: () -> Root) -> TestApp {
    Timer.model = Model()
    return TestApp(app)
  }

  @Test func `The menu and the label follow the state`() throws {
    let app = launch { Timer() }
    let extra = try app.menuBarExtra("Ready")
    #expect(extra.hasImage)
    #expect(extra.entries == ["Start", "-", "More"])
    #expect(throws: (any Error).self) { try extra.choose("More", "Reset") }
    try extra.choose("Start")
    #expect(extra.title == "Running")
    #expect(extra.entries == ["Stop", "-", "More"])
    try extra.choose("More", "Fast")
    #expect(Timer.model.rate == 2)
    try extra.choose("More", "Reset")
    #expect(Timer.model.log.take() == ["reset"])
  }

  @Test func `An item is removed and inserted by its binding, and the app runs on as long as it is there`() throws {
    let app = launch { Timer() }
    #expect(app.runsWithoutWindows)
    try app.screen("Timer").press("w")
    #expect(app.screens.isEmpty)
    try app.menuBarExtra("Ready").choose("Start")
    #expect(try app.menuBarExtra("Running").entries.first == "Stop")
    Timer.model.isInserted = false
    #expect(app.menuBarExtras.isEmpty)
    #expect(!app.runsWithoutWindows)
    Timer.model.isInserted = true
    #expect(app.menuBarExtras.map(\.title) == ["Running"])
    #expect(app.runsWithoutWindows)
  }

  @Test func `The user quits the app in spite of the item`() throws {
    let app = launch { Timer() }
    try app.screen("Timer").press("q")
    #expect(app.screens.isEmpty)
    #expect(!app.runsWithoutWindows)
  }

  @Test func `Without a place for the item, the app ends with its last window, and the binding stays`() async throws {
    let app = launch { Timer() }
    app.desktop.showsMenuBarExtras = false
    #expect(app.menuBarExtras.isEmpty)
    #expect(app.runsWithoutWindows, "the bar may come back")
    for _ in 0..<40 { await app.clock.advance(by: .seconds(1)) }
    #expect(!app.runsWithoutWindows)
    #expect(Timer.model.isInserted)
    app.desktop.showsMenuBarExtras = true
    #expect(app.menuBarExtras.count == 1)
    #expect(app.runsWithoutWindows)
  }

  @Test func `An app with nothing else waits for a place, and ends when the item is removed`() throws {
    let app = launch { OnlyExtra() }
    #expect(app.screens.isEmpty, "the settings don't open by themselves")
    #expect(!(try app.menuBarExtra("Extra").hasImage))
    app.desktop.showsMenuBarExtras = false
    #expect(app.runsWithoutWindows)
    Timer.model.isInserted = false
    #expect(!app.runsWithoutWindows)
  }

  @Test func `A click opens the content in a window, and another one closes it`() throws {
    let app = launch { Panel() }
    let extra = try app.menuBarExtra("Panel")
    #expect(extra.entries == [])
    extra.click()
    let panel = try app.screen("Panel")
    #expect(panel.window.request.isPanel)
    #expect(!panel.menu("Main Menu").exists)
    try panel.button("Count").tap()
    #expect(panel.text("count 1").exists)
    extra.click()
    #expect(app.screens.map(\.title) == ["Other"])
    extra.click()
    try app.screen("Panel").pressEscape()
    #expect(app.screens.map(\.title) == ["Other"])
  }

  @Test func `The window of an item closes when the user goes to another app, unless it asks something`() throws {
    let app = launch { Panel() }
    let extra = try app.menuBarExtra("Panel")
    extra.click()
    try app.screen("Panel").button("Ask").tap()
    app.desktop.isAppActive = false
    #expect(app.screens.count == 2)
    app.desktop.isAppActive = true
    try app.answer("Yes")
    app.desktop.isAppActive = false
    #expect(app.screens.map(\.title) == ["Other"])
  }

  @Test func `An item goes with its app`() {
    let platform: HeadlessPlatform
    do {
      let app = launch { Timer() }
      platform = app.platform
      #expect(platform.statusItems.count == 1)
      app.shutDown()
    }
    #expect(platform.statusItems.isEmpty)
  }
}
