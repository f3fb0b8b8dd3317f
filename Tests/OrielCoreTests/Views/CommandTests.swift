import OrielTesting
import Testing

@testable import OrielCore

/// Commands of apps: the menu in each window, and its shortcuts.
@MainActor struct CommandTests {
  @MainActor private final class Model {
    let log = Log()
  }

  private struct NoteCommands: Commands {
    let model: Model
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button("New Note") { model.log("new") }.keyboardShortcut("n")
        Button("Show Log") { openWindow(id: "log") }
      }
      CommandMenu("Note") { Button("Pin") { model.log("pin") } }
    }
  }

  private struct Notes: App {
    static let model = Model()

    var body: some Scene {
      WindowGroup("Notes") { Text("notes") }
        .commands {
          NoteCommands(model: Self.model)
          EmptyCommands()
        }
      Window("Log", id: "log") { Text("log") }
    }
  }

  @Test func `The commands are in the menu of each window`() throws {
    let app = TestApp { Notes() }
    let log = Notes.model.log
    let notes = try app.screen("Notes")
    let entries = ["New Note", "Show Log", "Note", "Keyboard Shortcuts", "About Notes"]
    #expect(try notes.menu("Main Menu").entries == entries)
    try notes.menu("Main Menu").choose("New Note")
    try notes.menu("Main Menu").choose("Note", "Pin")
    try notes.menu("Main Menu").choose("Show Log")
    #expect(log.take() == ["new", "pin"])
    try app.screen("Log").menu("Main Menu").choose("New Note")
    #expect(log.take() == ["new"])
  }
}
