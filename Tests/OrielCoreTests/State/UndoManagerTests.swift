import Observation
import OrielCore
import OrielTesting
import Testing

/// Changes that the user takes back and makes again.
@MainActor struct UndoManagerTests {
  @Observable @MainActor final class Note {
    var title = "first"

    func rename(to title: String, _ undoManager: UndoManager?) {
      let old = self.title
      undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.rename(to: old, undoManager) }
      self.title = title
    }
  }

  /// An undo manager without the groups of events.
  private func manager() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  @Test func `An action takes a change back, and its counterpart makes it again`() {
    let (note, manager) = (Note(), manager())
    #expect(!manager.canUndo && !manager.canRedo)
    note.rename(to: "second", manager)
    note.rename(to: "third", manager)
    manager.undo()
    #expect(note.title == "second")
    #expect(manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(note.title == "first")
    #expect(!manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(note.title == "third")
    #expect(!manager.canRedo)
  }

  @Test func `Another change discards what could be made again`() {
    let (note, manager) = (Note(), manager())
    note.rename(to: "second", manager)
    manager.undo()
    note.rename(to: "third", manager)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(note.title == "third")
  }

  @Test func `The actions of a group are undone together, the last one first`() {
    let (note, manager) = (Note(), manager())
    let log = Log()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: log) { $0("one \(manager.isUndoing)") }
    manager.beginUndoGrouping()
    note.rename(to: "second", manager)
    manager.endUndoGrouping()
    manager.registerUndo(withTarget: log) { $0("two") }
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(log.take() == ["two", "one true"])
    #expect(note.title == "first")
    #expect(!manager.canUndo && !manager.isUndoing)
  }

  @Test func `Groups that don't match are warnings`() {
    let manager = manager()
    #expect(Screen.warnings { manager.endUndoGrouping() } == ["endUndoGrouping without beginUndoGrouping"])
    manager.beginUndoGrouping()
    #expect(Screen.warnings { manager.undo() } == ["undo() within beginUndoGrouping()"])
    #expect(
      Screen.warnings { manager.enableUndoRegistration() }
        == ["enableUndoRegistration without disableUndoRegistration"])
  }

  @Test func `The name of an action is in the titles of the commands`() {
    let (note, manager) = (Note(), manager())
    #expect(manager.undoMenuItemTitle == "Undo")
    note.rename(to: "second", manager)
    manager.setActionName("Rename")
    #expect(manager.undoActionName == "Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Rename")
  }

  @Test func `The number of groups can be limited`() {
    let (note, manager) = (Note(), manager())
    for title in ["second", "third", "fourth"] { note.rename(to: title, manager) }
    manager.levelsOfUndo = 2
    for _ in 0..<3 { manager.undo() }
    #expect(note.title == "second")
  }

  @Test func `Actions are removed, disabled, and released with their target`() {
    let (note, manager) = (Note(), manager())
    note.rename(to: "second", manager)
    manager.disableUndoRegistration()
    note.rename(to: "third", manager)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(note.title == "first")
    note.rename(to: "fourth", manager)
    manager.removeAllActions(withTarget: note)
    #expect(!manager.canUndo)
    note.rename(to: "fifth", manager)
    manager.removeAllActions()
    #expect(!manager.canUndo)
    do { Note().rename(to: "gone", manager) }
    #expect(!manager.canUndo)
  }

  // MARK: Windows

  private struct Editor: View {
    let note: Note
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("title: \(note.title)")
      Button("Rename") {
        note.rename(to: "second", undoManager)
        note.rename(to: "third", undoManager)
        undoManager?.setActionName("Rename")
      }
      Button("Rename again") { note.rename(to: "fourth", undoManager) }
      Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Text("next: \(undoManager?.undoMenuItemTitle ?? "nothing")")
      TextField("Field", text: .constant("text"))
    }
  }

  @Test func `All actions of an event are undone at once`() throws {
    let screen = Screen { Editor(note: Note()) }
    #expect(try !screen.button("Undo").isEnabled)
    try screen.button("Rename").tap()
    try screen.button("Rename again").tap()
    #expect(screen.text("next: Undo").exists)
    try screen.button("Undo").tap()
    #expect(screen.text("title: third").exists)
    #expect(screen.text("next: Undo Rename").exists)
    try screen.button("Undo").tap()
    #expect(screen.text("title: first").exists)
    #expect(try !screen.button("Undo").isEnabled)
  }

  @Test func `The keys of the window undo and redo, unless a text field has the focus`() throws {
    let screen = Screen { Editor(note: Note()) }
    #expect(throws: ScreenError.self) { try screen.press("z") }
    try screen.button("Rename").tap()
    try screen.press("z")
    #expect(screen.text("title: first").exists)
    try screen.press("z", modifiers: [.control, .shift])
    #expect(screen.text("title: third").exists)
    try screen.textField("Field").focus()
    try screen.press("z")
    #expect(screen.text("title: third").exists)
    try screen.button("Undo").focus()
    try screen.press("z")
    #expect(screen.text("title: first").exists)
  }

  @Test func `The keys undo and redo in a sheet as well`() throws {
    let screen = Screen { Text("Below").sheet(isPresented: .constant(true)) { Editor(note: Note()) } }
    let sheet = try screen.sheet
    try sheet.button("Rename").tap()
    try screen.press("z")
    #expect(sheet.text("title: first").exists)
    try screen.press("z", modifiers: [.control, .shift])
    #expect(sheet.text("title: third").exists)
    try sheet.textField("Field").focus()
    try screen.press("z")
    #expect(sheet.text("title: third").exists)
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Note", id: "note") { Opener() }
      Window("Other", id: "other") { Editor(note: Note()) }
    }
  }

  private struct Opener: View {
    @State private var note = Note()
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Editor(note: note)
      Button("Open") { openWindow(id: "other") }
    }
  }

  @Test func `Each window has its own undo manager`() throws {
    let app = TestApp { Notes() }
    let note = try app.screen("Note")
    try note.button("Rename").tap()
    try note.button("Open").tap()
    #expect(try !app.screen("Other").button("Undo").isEnabled)
    #expect(try note.button("Undo").isEnabled)
  }
}
