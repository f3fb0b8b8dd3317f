import Observation
import OrielCore
import OrielTesting
import Testing

/// Apps, their windows, and what they share.
@MainActor struct SceneTests {
  @Observable @MainActor final class Model {
    var title = "Main"
    var count = 0
    var asks = false
  }

  private struct Shared: App {
    @State private var count = 0
    init() {}
    var body: some Scene {
      WindowGroup("Group \(count)", id: "group") {
        Text("shared \(count)")
        Button("Share") { count += 1 }
        Own()
      }
      .environment(\.lineLimit, 3)
      .defaultSize(width: 640, height: 480)
      Window("Single", id: "single") { Text("single \(count)") }
        .windowResizability(.contentSize)
    }
  }

  private struct Own: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.lineLimit) private var lineLimit
    var body: some View {
      Text("own \(count) of \(lineLimit ?? 0)")
      Button("Count") { count += 1 }
      Button("New") { openWindow(id: "group") }
      Button("Single") { openWindow(id: "single") }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Button("Close") { dismissWindow() }
      Button("Close single") { dismissWindow(id: "single") }
      Button("Close all") { dismissWindow(id: "group") }
    }
  }

  @Test func `Windows of a group have states of their own, and share that of the app`() throws {
    let app = TestApp { Shared() }
    let first = try app.frontScreen
    try first.button("New").tap()
    let second = try app.frontScreen
    #expect(app.screens.count == 2)
    try first.button("Count").tap()
    #expect(first.text("own 1 of 3").exists)
    #expect(second.text("own 0 of 3").exists)
    try second.button("Share").tap()
    #expect(first.text("shared 1").exists)
    #expect(second.text("shared 1").exists)
    #expect(app.screens.map(\.title) == ["Group 1", "Group 1"])
  }

  @Test func `A single window comes to the front instead of opening twice`() throws {
    let app = TestApp { Shared() }
    let first = try app.frontScreen
    try first.button("Single").tap()
    #expect(try app.frontScreen.title == "Single")
    app.activate()
    #expect(try app.frontScreen.title == "Group 0")
    try first.button("Single").tap()
    #expect(app.screens.map(\.title) == ["Group 0", "Single"])
    try first.button("Close single").tap()
    #expect(app.screens.map(\.title) == ["Group 0"])
  }

  @Test func `Windows close one by one, or all of a kind`() throws {
    let app = TestApp { Shared() }
    let first = try app.frontScreen
    try first.button("New").tap()
    try first.button("New").tap()
    try first.button("Close").tap()
    #expect(app.screens.count == 2)
    #expect(!first.isOpen)
    try app.frontScreen.button("Close all").tap()
    #expect(app.screens.isEmpty)
    app.activate()
    #expect(app.screens.map(\.title) == ["Group 0"])
  }

  @Test func `Sizes and resizability reach the windows`() throws {
    let app = TestApp { Shared() }
    let first = try app.frontScreen
    #expect(first.window.request.defaultWidth == 640)
    #expect(first.window.request.defaultHeight == 480)
    #expect(first.window.request.isResizable)
    try first.button("Single").tap()
    #expect(try !app.frontScreen.window.request.isResizable)
    #expect(try app.frontScreen.window.request.defaultWidth == nil)
  }

  @Test func `Opening a window that isn't there is a warning`() throws {
    let app = TestApp { Shared() }
    let warnings = try Screen.warnings { try app.frontScreen.button("Nowhere").tap() }
    #expect(warnings.count == 1)
    let start = "openWindow: there is no scene with the id \"nowhere\": the app has "
    #expect(warnings.first?.hasPrefix(start) == true, "\(warnings)")
  }

  // MARK: Alerts of the app

  private struct Alerting: App {
    @State private var asks = false
    @State private var answer = "none"
    init() {}
    var body: some Scene {
      WindowGroup("Main") {
        Text("answer \(answer)")
        Button("Ask") { asks = true }
      }
      AlertScene("Sure?", isPresented: $asks) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) { answer = "no" }
      } message: {
        Text("It is about the app.")
      }
      .dialogSeverity(.critical)
      .dialogIcon(Image(systemName: "globe"))
    }
  }

  @Test func `An alert scene asks, whatever windows there are`() throws {
    let app = TestApp { Alerting() }
    let main = try app.frontScreen
    try main.button("Ask").tap()
    #expect(try app.alert.message == "It is about the app.")
    #expect(try app.alert.severity == .critical)
    #expect(try app.alert.icon == "globe")
    try app.answer("Yes")
    #expect(main.text("answer yes").exists)
    try main.button("Ask").tap()
    try main.closeWindow()
    #expect(app.alerts.map(\.title) == ["Sure?"])
    try app.closeAlert()
    #expect(app.alerts.isEmpty)
  }
}
