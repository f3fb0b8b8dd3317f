import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Where groups of commands stand, in the main menu and in a menu bar.
@MainActor struct CommandPlacementTests {
  nonisolated static let placements: [(CommandGroupPlacement, menu: String)] = [
    (.newItem, "File"), (.saveItem, "File"), (.importExport, "File"), (.printItem, "File"), (.systemServices, "File"),
    (.appVisibility, "File"), (.appTermination, "File"), (.undoRedo, "Edit"), (.pasteboard, "Edit"),
    (.textEditing, "Edit"), (.appSettings, "Edit"), (.textFormatting, "Format"), (.toolbar, "View"),
    (.sidebar, "View"), (.windowSize, "View"), (.windowArrangement, "Window"), (.singleWindowList, "Window"),
    (.windowList, "Window"), (.help, "Help"), (.appInfo, "Help"),
  ]

  private struct Everywhere: App {
    var frame = WindowFrame.headerBar
    static let log = Log()

    var body: some Scene {
      WindowGroup("Everywhere") { Text("a") }
        .windowFrame(frame)
        .commands { Groups() }
      Window("Log", id: "log") { Text("log") }
      Settings { Text("settings") }
    }
  }

  private struct Groups: Commands {
    var body: some Commands {
      Group(index: 0)
      Group(index: 1)
      Group(index: 2)
      Group(index: 3)
      Group(index: 4)
      Group(index: 5)
      Group(index: 6)
      Group(index: 7)
      Group(index: 8)
      Group(index: 9)
      Group(index: 10)
      Group(index: 11)
      Group(index: 12)
      Group(index: 13)
      Group(index: 14)
      Group(index: 15)
      Group(index: 16)
      Group(index: 17)
      Group(index: 18)
      Group(index: 19)
    }
  }

  private struct Group: Commands {
    let index: Int

    var body: some Commands {
      let place = CommandPlacementTests.placements[index].0
      CommandGroup(after: place) { Button("after \(index)") { Everywhere.log("\(index)") } }
      CommandGroup(before: place) { Button("before \(index)") {} }
      CommandGroup(after: place) { Button("later \(index)") {} }
    }
  }

  @Test(arguments: placements.indices)
  func `A group is before or after the standard commands of each placement`(index: Int) throws {
    for frame in [WindowFrame.headerBar, .titleBar] {
      let app = TestApp { Everywhere(frame: frame) }
      let screen = try app.screen("Everywhere")
      let isBar = frame == .titleBar
      let menu = isBar ? screen.menuBar : screen.menu("Main Menu")
      let titles = isBar ? try menu.entries(in: Self.placements[index].menu) : try menu.entries
      let places = ["before", "after", "later"].map { name in titles.firstIndex(of: "\(name) \(index)") ?? -1 }
      #expect(places[0] >= 0 && places[0] < places[1] && places[1] + 1 == places[2], "\(titles)")
      if isBar {
        try menu.choose(Self.placements[index].menu, "after \(index)")
      } else {
        try menu.choose("after \(index)")
      }
      #expect(Everywhere.log.take() == ["\(index)"])
    }
  }

  private struct Replaced: App {
    var body: some Scene {
      WindowGroup("Replaced") { Text("a") }
        .windowFrame(.titleBar)
        .commands {
          CommandGroup(replacing: .pasteboard) {}
          CommandGroup(replacing: .undoRedo) { Button("Rewind") {} }
          CommandGroup(replacing: .windowList) {}
          CommandGroup(replacing: .help) {}
          CommandGroup(replacing: .appInfo) {}
          CommandMenu("Tools") { Button("Sharpen") {} }
          CommandMenu(LocalizedStringResource("More Tools")) { Button("Blur") {} }
        }
    }
  }

  @Test func `A group replaces standard commands, and an empty one removes them with their menu`() throws {
    let app = TestApp { Replaced() }
    let bar = try app.screen("Replaced").menuBar
    #expect(try bar.entries == ["File", "Edit", "View", "Tools", "More Tools"])
    #expect(try bar.entries(in: "Edit") == ["Rewind"])
  }

  // MARK: Scenes

  private struct Removed: App {
    static let log = Log()

    var body: some Scene {
      WindowGroup("Removed") { Text("a") }
        .commands { CommandMenu("Gone") { Button("x") {} } }
        .commandsRemoved()
        .commands { CommandMenu("Kept") { Button("y") {} } }
      Settings { Text("settings") }
        .commandsReplaced { CommandGroup(after: .appSettings) { Button("Options") { Self.log("options") } } }
    }
  }

  @Test func `A scene without its commands leaves those of the others`() throws {
    let app = TestApp { Removed() }
    let menu = try app.screen("Removed").menu("Main Menu")
    #expect(try menu.entries == ["Kept", "Options", "Keyboard Shortcuts", "About Removed"])
    try menu.choose("Options")
    #expect(Removed.log.take() == ["options"])
    #expect(throws: (any Error).self) { try app.screen("Removed").press("n") }
    #expect(throws: (any Error).self) { try app.screen("Removed").press(",") }
  }
}
