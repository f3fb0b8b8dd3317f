import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// The standard commands that only a menu bar shows: editing, and the windows of the app.
@MainActor struct MenuBarCommandTests {
  @MainActor private final class Note {
    var text = "one"

    func write(_ new: String, _ undoManager: UndoManager?) {
      let old = text
      undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.write(old, undoManager) }
      undoManager?.setActionName("Writing")
      text = new
    }
  }

  private struct Page: View {
    let note: Note
    let log: Log
    @Environment(\.undoManager) private var undoManager
    @State private var field = ""

    var body: some View {
      Button("Write") { note.write("two", undoManager) }
      Text("card").focusable().onCopyCommand {
        log("copy")
        return []
      }.onDeleteCommand { log("delete") }
      TextField("Field", text: $field)
    }
  }

  private struct Notes: App {
    static let note = Note()
    static let log = Log()

    var body: some Scene {
      WindowGroup("Notes") { Page(note: Self.note, log: Self.log) }.windowFrame(.titleBar)
      Window("Log", id: "log") { Text("log") }.windowFrame(.titleBar)
    }
  }

  private struct Keyed: App {
    var body: some Scene {
      WindowGroup("Notes") { Text("notes") }.windowFrame(.titleBar)
      Window("Log", id: "log") { Text("log") }.keyboardShortcut("0")
    }
  }

  @Test func `A window that has keys is listed once`() throws {
    let app = TestApp { Keyed() }
    #expect(try app.screen("Notes").menuBar.entries(in: "Window") == ["Log", "✓ Notes"])
    try app.screen("Notes").press("0")
    #expect(app.screens.map(\.title) == ["Notes", "Log"])
  }

  @Test func `Undo names what it takes back, and is disabled where there is nothing`() throws {
    let app = TestApp { Notes() }
    let screen = try app.screen("Notes")
    try screen.button("Write").focus()
    #expect(try screen.menuBar.entries(in: "Edit").prefix(2) == ["(Undo)", "(Redo)"])
    try screen.button("Write").tap()
    #expect(Notes.note.text == "two")
    try screen.menuBar.choose("Edit", "Undo Writing")
    #expect(Notes.note.text == "one")
    try screen.menuBar.choose("Edit", "Redo Writing")
    #expect(Notes.note.text == "two")
    try screen.textField("Field").focus()
    #expect(try screen.menuBar.entries(in: "Edit").prefix(2) == ["Undo", "Redo"], "a field undoes its own changes")
    try screen.menuBar.choose("Edit", "Undo")
    #expect(Notes.note.text == "two")
  }

  @Test func `The commands of the clipboard act on the view that was focused before the menu`() throws {
    let app = TestApp { Notes() }
    let screen = try app.screen("Notes")
    try screen.text("card").focus()
    try screen.menuBar.choose("Edit", "Copy")
    try screen.menuBar.choose("Edit", "Delete")
    #expect(Notes.log.take() == ["copy", "delete"])
  }

  @Test func `The windows are listed, and come to the front`() throws {
    let app = TestApp { Notes() }
    try app.screen("Notes").menuBar.choose("Window", "Log")
    #expect(app.screens.map(\.title) == ["Notes", "Log"])
    let titles = try app.screen("Log").menuBar.entries(in: "Window")
    #expect(titles == ["Log", "Notes", "✓ Log"])
    try app.screen("Log").menuBar.choose("Window", "Notes")
    #expect(app.screens.map(\.title) == ["Log", "Notes"])
    try app.screen("Log").press("w")
    #expect(try app.screen("Notes").menuBar.entries(in: "Window") == ["Log", "✓ Notes"])
  }
}
