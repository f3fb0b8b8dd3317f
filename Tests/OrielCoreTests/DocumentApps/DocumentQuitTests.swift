import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What becomes of documents when the app ends.
@MainActor struct DocumentQuitTests {
  private func threeEdited() async throws -> Notes {
    let notes = try Notes()
    try await notes.press("n")
    try await notes.press("n")
    for screen in notes.app.screens { try screen.button("Write A").tap() }
    #expect(notes.titles == ["• Untitled", "• Untitled 2", "• Untitled 3"])
    return notes
  }

  @Test func `Cancel for the second of three edited documents keeps all of them`() async throws {
    let notes = try await threeEdited()
    try await notes.press("q")
    #expect(try notes.app.alert.title == "Save changes to “Untitled 3”?")
    try await notes.answer("Delete")
    #expect(try notes.app.alert.title == "Save changes to “Untitled 2”?")
    try await notes.answer("Cancel")
    #expect(notes.app.alerts.isEmpty)
    #expect(Set(notes.titles) == ["• Untitled", "• Untitled 2", "• Untitled 3"])
    // The answer for the first one has been forgotten too.
    try await notes.press("q")
    try await notes.answer("Delete")
    try await notes.answer("Delete")
    try await notes.answer("Delete")
    #expect(notes.titles.isEmpty)
  }

  @Test func `Quitting saves documents with files, and opens them again at the next launch`() async throws {
    let notes = try await Notes("1")
    try notes.folder.put("2", in: "other.txt")
    try await notes.open("other.txt")
    for screen in notes.app.screens { try screen.button("Write A").tap() }
    try await notes.press("q")
    #expect(notes.titles.isEmpty)
    #expect(try notes.folder.text("note.txt") == "1A")
    #expect(try notes.folder.text("other.txt") == "2A")
    try await notes.relaunch()
    #expect(notes.titles == ["note.txt", "other.txt"])
  }

  @Test func `A document that the user has closed isn't opened again`() async throws {
    let notes = try await Notes("1")
    try notes.folder.put("2", in: "other.txt")
    try await notes.open("other.txt")
    try await notes.close()
    try await notes.press("q")
    try await notes.relaunch()
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A file that is gone at the next launch is left out`() async throws {
    let notes = try await Notes("1")
    try await notes.press("q")
    try FileManager.default.removeItem(at: notes.folder.url("note.txt"))
    try await notes.relaunch()
    #expect(notes.titles == ["Untitled"])
  }

  @Test func `A signal that ends the app loses no changes`() async throws {
    let notes = try await Notes("1")
    try await notes.press("n")
    for screen in notes.app.screens { try screen.button("Write A").tap() }
    notes.app.shutDown()
    try await notes.app.finishFileWork()
    #expect(try notes.folder.text("note.txt") == "1A")
    try await notes.relaunch()
    #expect(notes.titles == ["note.txt", "• Untitled"])
    #expect(try notes.screen.text("Contents: A").exists)
  }

  @Test func `The app may end while a view opens a document`() async throws {
    let notes = try await Notes("1")
    try notes.folder.put("2", in: "other.txt")
    try notes.tap("Open the Other")
    await Task.yield()
    notes.app.shutDown()
    try await notes.app.finishFileWork()
    #expect(notes.titles.isEmpty)
    try await notes.relaunch()
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A draft replaces that under the document's former name`() async throws {
    let folder = try DocumentFolder()
    let drafts = DocumentDrafts(folder.path.appending("drafts"))
    let draft = drafts.makeDraft()
    for name in ["old", "new"] {
      let content = FileWrapper(regularFileWithContents: Data(name.utf8)).fileContent
      try await draft.write(DocumentSnapshot { _ in .init(content: content) }, named: name, as: .plainText)
    }
    #expect(await drafts.kept().map(\.file.nameText) == ["new.txt"])
  }

  @Test func `Changes of a document that a crash has ended are there again`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.wait(11)
    // The app ends without notice: nothing more is written.
    let crashed = try await notes.relaunch()
    #expect(notes.titles == ["• Untitled"])
    #expect(try notes.screen.text("Contents: A").exists)
    try await notes.press("s")
    try await notes.chooseFile("mine.txt")
    #expect(try notes.folder.text("mine.txt") == "A")
    try crashed.frontScreen.press("z")
    try await crashed.finishFileWork()
    try await notes.relaunch()
    #expect(notes.titles == ["mine.txt"])
  }
}
