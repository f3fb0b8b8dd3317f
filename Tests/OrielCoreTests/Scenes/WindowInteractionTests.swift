import Observation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// What the user may do with a window, and what code may.
@MainActor struct WindowInteractionTests {
  @Observable @MainActor final class Model {
    var behavior = WindowInteractionBehavior.automatic
    var isShown = false
    var isNested = false
  }

  private struct Restricted: App {
    var model = Model()
    init() {}
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup("Restricted") { Content(model: model) }
      Window("Fixed", id: "fixed") { Text("fixed").windowResizeBehavior(model.behavior) }
        .windowResizability(.contentSize)
    }
  }

  private struct Content: View {
    let model: Model
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          Text("content")
            .windowDismissBehavior(model.behavior)
            .windowMinimizeBehavior(model.behavior)
            .windowFullScreenBehavior(model.behavior)
            .windowResizeBehavior(model.behavior)
            .windowResizeAnchor(.top)
        }
      }
      .windowDismissBehavior(model.isNested ? .enabled : .automatic)
      Button("Close") { dismissWindow() }
      Button("Open") { openWindow(id: "fixed") }
    }
  }

  @Test func `A view in a tab disables the window's buttons, keys and commands`() throws {
    let model = Model()
    let app = TestApp { Restricted(model) }
    let screen = try app.frontScreen
    let allowed = screen.window.request
    #expect(allowed.isClosable && allowed.isMinimizable && allowed.isResizable)
    model.behavior = .disabled
    #expect(screen.isOpen)
    let restricted = screen.window.request
    #expect(!restricted.isClosable && !restricted.isMinimizable && !restricted.isResizable)
    try screen.closeWindow()
    #expect(throws: ScreenError.self) { try screen.press("w") }
    #expect(throws: ScreenError.self) { try screen.press(.init(.function(11), modifiers: [])) }
    #expect(screen.isOpen && !screen.window.isFullScreen)
    model.behavior = .enabled
    #expect(screen.isOpen && screen.window.request.isResizable)
    try screen.press(.init(.function(11), modifiers: []))
    #expect(screen.window.isFullScreen)
    try screen.press("w")
    #expect(!screen.isOpen)
  }

  @Test func `Code closes a window that the user may not close`() throws {
    let model = Model()
    model.behavior = .disabled
    let app = TestApp { Restricted(model) }
    try app.frontScreen.button("Close").tap()
    #expect(app.screens.isEmpty)
  }

  @Test func `A window that the user may not close doesn't prevent quitting`() throws {
    let model = Model()
    model.behavior = .disabled
    let app = TestApp { Restricted(model) }
    try app.frontScreen.closeWindow()
    #expect(app.screens.count == 1)
    try app.frontScreen.press("q")
    #expect(app.screens.isEmpty)
  }

  @Test func `An outer view comes before an inner one`() throws {
    let model = Model()
    model.behavior = .disabled
    model.isNested = true
    let app = TestApp { Restricted(model) }
    #expect(try app.frontScreen.window.request.isClosable)
    #expect(try !app.frontScreen.window.request.isMinimizable)
  }

  @Test func `A view makes a window of fixed size resizable`() throws {
    let model = Model()
    let app = TestApp { Restricted(model) }
    try app.frontScreen.button("Open").tap()
    let fixed = try app.frontScreen
    #expect(!fixed.window.request.isResizable)
    model.behavior = .enabled
    #expect(fixed.isOpen && fixed.window.request.isResizable)
    model.behavior = .automatic
    #expect(fixed.isOpen && !fixed.window.request.isResizable)
  }

  // MARK: Dismissal by code

  private struct Sheets: App {
    var model = Model()
    init() {}
    init(_ model: Model) { self.model = model }
    var body: some Scene {
      WindowGroup("Main", id: "main") { Closer() }
      WindowGroup("Busy", id: "busy", for: Int.self) { $number in Busy(model: model) }
    }
  }

  private struct Closer: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Open") { for number in 1...2 { openWindow(value: number) } }
      Button("Close") { dismissWindow(id: "busy") }
      Button("Close 1") { dismissWindow(value: 1) }
      Button("Force") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "busy") } }
      Button("Force 1") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "busy", value: 1) } }
    }
  }

  private struct Busy: View {
    let model: Model
    @State private var isShown = false
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Close all") { dismissWindow() }
          Button("Force all") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        }
    }
  }

  @Test func `A window with a sheet stays open, unless the transaction is destructive`() throws {
    let app = TestApp { Sheets() }
    let main = try app.frontScreen
    try main.button("Open").tap()
    let first = app.screens[1]
    try first.button("Show").tap()
    try main.button("Close 1").tap()
    #expect(first.isOpen)
    try main.button("Close").tap()
    #expect(app.screens.map(\.title) == ["Main", "Busy"])
    try first.sheet.button("Close all").tap()
    #expect(first.isOpen)
    try main.button("Force 1").tap()
    #expect(app.screens.map(\.title) == ["Main"])
    try main.button("Open").tap()
    for screen in app.screens.dropFirst() { try screen.button("Show").tap() }
    try app.frontScreen.sheet.button("Force all").tap()
    #expect(app.screens.count == 2)
    try main.button("Force").tap()
    #expect(app.screens.map(\.title) == ["Main"])
  }
}
