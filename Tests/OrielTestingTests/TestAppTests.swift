import OrielCore
import OrielTesting
import Testing

/// Whole apps: their windows and their own alerts.
@MainActor struct TestAppTests {
  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { Main() }
      Window("Log", id: "log") { LogView() }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("notes")
      Button("Open the log") { openWindow(id: "log") }
    }
  }

  private struct LogView: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var asks = false
    var body: some View {
      Text("log")
      Button("Close") { dismissWindow() }
      Button("Clear") { asks = true }
        .alert("Clear the log?", isPresented: $asks) { Button("Clear") {} }
    }
  }

  @Test func `An app opens its first window, and others as it is told to`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Notes")
    try main.button("Open the log").tap()
    #expect(app.screens.map(\.title) == ["Notes", "Log"])
    try main.button("Open the log").tap()
    #expect(app.screens.map(\.title) == ["Notes", "Log"])
    #expect(try app.frontScreen.texts.first == "log")
    try app.screen("Log").button("Close").tap()
    #expect(app.screens.map(\.title) == ["Notes"])
    #expect(app.trace == [.windowOpened("Notes"), .windowOpened("Log"), .windowClosed("Log")])
    #expect(throws: ScreenError.self) { try app.screen("Log") }
  }

  @Test func `An alert is above its own window only`() throws {
    let app = TestApp { Notes() }
    let main = try app.screen("Notes")
    try main.button("Open the log").tap()
    let log = try app.screen("Log")
    try log.button("Clear").tap()
    #expect(throws: ScreenError.self) { try log.button("Close").tap() }
    #expect(main.alerts.isEmpty)
    try main.button("Open the log").tap()
    #expect(try app.alert.title == "Clear the log?")
    try app.answer("Clear")
    try log.button("Close").tap()
    #expect(!log.isOpen)
  }

  private struct Two: App {
    var body: some Scene {
      WindowGroup("One") { Sheeted() }
      Window("Two", id: "two") { Text("two") }
    }
  }

  private struct Sheeted: View {
    @Environment(\.openWindow) private var openWindow
    @State private var isShown = false
    var body: some View {
      Button("Other") { openWindow(id: "two") }
      Button("Sheet") { isShown = true }
        .sheet(isPresented: $isShown) { Text("inside").navigationTitle("Inside") }
    }
  }

  @Test func `A sheet is above its own window only`() throws {
    let app = TestApp { Two() }
    let one = try app.screen("One")
    try one.button("Other").tap()
    try one.button("Sheet").tap()
    let two = try app.screen("Two")
    #expect(one.presentations.map(\.title) == ["Inside"])
    #expect(two.presentations.isEmpty)
    #expect(
      app.description == """
        window "One"
          toolbar (trailing)
            menu "Main Menu"
              image "Main Menu"
          button "Other"
          button "Sheet"
        sheet "Inside"
          text "inside"
        window "Two"
          toolbar (trailing)
            menu "Main Menu"
              image "Main Menu"
          text "two"
        """, "\(app)")
    try two.closeWindow()
    #expect(throws: ScreenError.self) { try one.closeWindow() }
    try one.sheet.close()
    try one.closeWindow()
    #expect(app.screens.isEmpty)
  }

  private struct Asking: App {
    @State private var asks = true
    @State private var isFine = false
    init() {}
    var body: some Scene {
      WindowGroup("Main") { Text(isFine ? "fine" : "not yet") }
      AlertScene("Ready?", isPresented: $asks) { Button("Yes") { isFine = true } }
    }
  }

  @Test func `An alert of the app has no parent window`() throws {
    let app = TestApp { Asking() }
    #expect(app.alerts.map(\.title) == ["Ready?"])
    #expect(try app.screen("Main").texts == ["not yet"])
    try app.answer("Yes")
    #expect(app.alerts.isEmpty)
    #expect(try app.screen("Main").texts == ["fine"])
    #expect(
      app.description == """
        window "Main"
          toolbar (trailing)
            menu "Main Menu" (focused)
              image "Main Menu"
          text "fine"
        """)
  }
}
