import Foundation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// The standard commands of windows: the main menu and the keys.
@MainActor struct StandardCommandTests {
  private struct Page: View {
    @State private var query = ""
    @State private var writes = 0

    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationStack {
          NavigationLink("Push") { Text("pushed") }
        }
      }
      .searchable(text: $query, prompt: "Find")
      Text("written \(writes)")
    }
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup("Plain") { Page() }
      Window("Log", id: "log") { Text("log") }
      Settings { Text("the settings") }
    }
  }

  private struct Single: App {
    var body: some Scene {
      Window("Single", id: "single") { Text("single") }
    }
  }

  private struct Replacing: App {
    static let log = Log()

    var body: some Scene {
      WindowGroup("Replacing") {
        Button("Write") { Self.log("write") }.keyboardShortcut("w")
      }
      .commands {
        CommandGroup(replacing: .appTermination) {}
        CommandGroup(before: .appInfo) { Button("Before About") {} }
        CommandGroup(after: .newItem) { Button("After New") {} }
        CommandGroup(replacing: .help) { Button("Manual") { Self.log("manual") } }
        CommandMenu("Tools") { Button("Sharpen") { Self.log("sharpen") }.keyboardShortcut("k") }
      }
      Settings { Text("settings") }
    }
  }

  @Test func `The main menu has the commands for what the app has`() throws {
    let plain = TestApp { Plain() }
    #expect(
      try plain.screen("Plain").menu("Main Menu").entries
        == ["New Window", "Preferences", "Keyboard Shortcuts", "About Plain"])
    let single = TestApp { Single() }
    #expect(try single.screen("Single").menu("Main Menu").entries == ["Keyboard Shortcuts", "About Single"])
  }

  @Test func `Groups of the app are before, after or instead of the standard commands`() throws {
    let app = TestApp { Replacing() }
    #expect(
      try app.screen("Replacing").menu("Main Menu").entries
        == ["New Window", "After New", "Tools", "Preferences", "Manual", "Before About", "About Replacing"])
  }

  @Test func `The window of the settings has no main menu`() throws {
    let app = TestApp { Plain() }
    try app.screen("Plain").menu("Main Menu").choose("Preferences")
    let settings = try app.screen("Settings")
    #expect(settings.text("the settings").exists)
    #expect(!settings.menu("Main Menu").exists)
    try settings.press("w")
    #expect(app.screens.map(\.title) == ["Plain"])
  }

  @Test func `Keys open windows, and close them`() throws {
    let app = TestApp { Plain() }
    try app.screen("Plain").press("n")
    #expect(app.screens.map(\.title) == ["Plain", "Plain"])
    try app.frontScreen.press("w")
    #expect(app.screens.map(\.title) == ["Plain"])
    try app.screen("Plain").press(",")
    #expect(app.screens.map(\.title) == ["Plain", "Settings"])
    try app.screen("Plain").press("q")
    #expect(app.screens.isEmpty)
  }

  @Test func `Keys act on the search field, the sidebar and the page`() throws {
    let app = TestApp { Plain() }
    let screen = try app.screen("Plain")
    try screen.button("Push").focus()
    try screen.press("f")
    #expect(try screen.textField("Find").hasFocus)
    #expect(try screen.text("sidebar").isVisible)
    try screen.press(.function(9), modifiers: [])
    try screen.advanceToRest()
    #expect(try !screen.text("sidebar").isVisible)
    let ways: [() throws -> Void] = [
      { try screen.press(.leftArrow, modifiers: .option) }, { try screen.pressEscape() },
    ]
    for leave in ways {
      try screen.button("Push").tap()
      #expect(screen.text("pushed").exists)
      try leave()
      #expect(!screen.text("pushed").exists)
    }
    try screen.button("Push").tap()
    screen.window.goBack()
    #expect(!screen.text("pushed").exists)
    try screen.press(.function(11), modifiers: [])
    #expect(screen.window.isFullScreen)
    try screen.press(.function(11), modifiers: [])
    #expect(!screen.window.isFullScreen)
  }

  @Test func `The app's own shortcuts come first, and replaced commands lose their keys`() throws {
    let app = TestApp { Replacing() }
    let screen = try app.screen("Replacing")
    try screen.press("w")
    #expect(Replacing.log.take() == ["write"])
    #expect(throws: (any Error).self) { try screen.press("q") }
    #expect(throws: (any Error).self) { try screen.press("?") }
    #expect(app.screens.count == 1)
  }

  @Test func `The information about the app is shown`() throws {
    let app = TestApp { Plain() }
    try app.screen("Plain").menu("Main Menu").choose("About Plain")
    #expect(app.platform.abouts == ["Plain"])
  }

  @Test func `A window lists the keyboard shortcuts`() throws {
    let plain = TestApp { Plain() }
    try plain.screen("Plain").press("?")
    let list = try plain.screen("Keyboard Shortcuts")
    for text in ["General", "New Window", "Ctrl+N", "Preferences", "Ctrl+,", "Toggle Sidebar", "F9", "Quit", "Ctrl+Q"] {
      #expect(list.text(text).exists, "\(text)")
    }
    #expect(!list.text("Back").exists, "nothing was pushed")
    try plain.screen("Plain").press("?")
    #expect(plain.screens.count == 2, "it is opened once")
    try plain.screen("Keyboard Shortcuts").press("w")
    #expect(plain.screens.map(\.title) == ["Plain"])
  }
}
