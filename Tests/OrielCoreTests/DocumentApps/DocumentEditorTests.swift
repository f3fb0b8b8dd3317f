import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The user edits a document in a text editor, which has a history of its own.
@MainActor struct DocumentEditorTests {
  private struct Editors: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { Editor(file: $0) }
    }
  }

  private struct Editor: View {
    let file: FileDocumentConfiguration<Note>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextEditor(text: file.$document.text)
      Button("Shout") { file.document.text = file.document.text.uppercased() }
      Button("Undo in the Window") { undoManager?.undo() }
    }
  }

  private let app = TestApp { Editors() }

  private var screen: Screen { get throws { try app.frontScreen } }
  private var text: String { get throws { try screen.textEditor().string } }
  private var title: String { get throws { try screen.title } }

  private func undo() throws { try screen.press("z") }
  private func redo() throws { try screen.press("z", modifiers: [.command, .shift]) }

  @Test func `Undoing what was typed takes the mark of changes away`() throws {
    try screen.textEditor().type("one")
    #expect(try title == "• Untitled")
    try undo()
    #expect(try text == "")
    #expect(try title == "Untitled")
    try redo()
    #expect(try text == "one")
    #expect(try title == "• Untitled")
    try undo()
    #expect(try title == "Untitled")
  }

  @Test func `Each word is undone by itself, and only the first one takes the mark away`() throws {
    try screen.textEditor().type("one two")
    try undo()
    #expect(try text == "one")
    #expect(try title == "• Untitled")
    try undo()
    #expect(try title == "Untitled")
    try redo()
    try redo()
    #expect(try text == "one two")
  }

  @Test func `A change by the app is undone in the editor, and then what was typed before`() throws {
    try screen.textEditor().type("one")
    try screen.button("Shout").tap()
    #expect(try text == "ONE")
    try screen.textEditor().focus()
    try undo()
    #expect(try text == "one")
    try undo()
    #expect(try text == "")
    #expect(try title == "Untitled")
    try redo()
    try redo()
    #expect(try text == "ONE")
  }

  @Test func `What was typed in one go is undone at once also without the editor`() throws {
    try screen.textEditor().type("one two")
    try screen.button("Undo in the Window").tap()
    #expect(try text == "one")
    try screen.button("Undo in the Window").tap()
    #expect(try text == "")
    #expect(try title == "Untitled")
  }

  @Test func `More can be typed than a document has levels of undo`() throws {
    try screen.textEditor().type(String(repeating: "a", count: 150))
    try undo()
    #expect(try text == "")
    #expect(try title == "Untitled")
  }

  @Test func `What is typed after undoing can't be redone`() throws {
    try screen.textEditor().type("one")
    try undo()
    try screen.textEditor().type("two")
    try redo()
    #expect(try text == "two")
    try undo()
    #expect(try title == "Untitled")
  }

  @Test func `Fewer changes of a large document can be undone`() {
    func kept(_ size: Int) -> Int {
      let manager = UndoManager()
      manager.groupsByEvent = false
      let model = ValueDocumentModel(Note(text: String(repeating: "a", count: size)), undoManager: manager)
      for _ in 0..<120 { model.location.set(Note(text: model.location.get().text + "b")) }
      var count = 0
      while manager.canUndo {
        manager.undo()
        count += 1
      }
      return count
    }
    #expect(kept(1000) == 100)
    #expect(kept(4_000_000) == 15)
  }
}
