import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Other programs change the file of an open document.
@MainActor struct DocumentConflictTests {
  /// Has another program write to the file.
  private func write(_ text: String, in notes: Notes) async throws {
    let url = notes.folder.url("note.txt")
    try FileManager.default.removeItem(at: url)
    try notes.folder.put(text, in: "note.txt")
    notes.app.platform.report(.replaced, of: url)
    try await notes.app.finishFileWork()
  }

  @Test func `A document without changes is read again`() async throws {
    let notes = try await Notes("old")
    try await write("theirs", in: notes)
    #expect(try notes.screen.text("Contents: theirs").exists)
    #expect(notes.app.alerts.isEmpty)
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A document is also read again when the user comes back to the app`() async throws {
    let notes = try await Notes("old")
    notes.app.platform.isActive = false
    try notes.folder.put("theirs, longer", in: "note.txt")
    notes.app.platform.isActive = true
    try await notes.app.finishFileWork()
    #expect(try notes.screen.text("Contents: theirs, longer").exists)
  }

  @Test func `A document with changes asks, and Discard Changes takes those of the other program`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await write("theirs", in: notes)
    #expect(try notes.app.alert.title == "“note.txt” was changed by another program.")
    try await notes.answer("Discard Changes")
    #expect(try notes.screen.text("Contents: theirs").exists)
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `Save Anyway replaces what the other program has written`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await write("theirs", in: notes)
    try await notes.answer("Save Anyway")
    #expect(try notes.folder.text("note.txt") == "oldA")
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `Until the user decides, neither version is lost`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await write("theirs", in: notes)
    try await notes.answer("Cancel")
    try await notes.wait(40)
    #expect(try notes.folder.text("note.txt") == "theirs")
    #expect(try notes.screen.text("Contents: oldA").exists)
    try await notes.press("s")
    #expect(try notes.app.alert.title == "“note.txt” was changed by another program.")
    try await notes.answer("Cancel")
    try await notes.close()
    #expect(try notes.app.alert.buttons.map(\.label) == ["Cancel", "Discard Changes", "Save Anyway"])
    try await notes.answer("Cancel")
    #expect(notes.titles == ["• note.txt"])
  }

  @Test func `A change without a notice is found when the document is saved`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try notes.folder.put("theirs, longer", in: "note.txt")
    try await notes.press("s")
    #expect(try notes.app.alert.title == "“note.txt” was changed by another program.")
    #expect(try notes.folder.text("note.txt") == "theirs, longer")
    try await notes.answer("Save Anyway")
    #expect(try notes.folder.text("note.txt") == "oldA")
  }

  @Test func `A file that was deleted is written again by Save`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try FileManager.default.removeItem(at: notes.folder.url("note.txt"))
    notes.app.platform.report(.deleted, of: notes.folder.url("note.txt"))
    try await notes.wait(11)
    #expect(notes.folder.names == ["drafts"])
    try await notes.press("s")
    #expect(try notes.folder.text("note.txt") == "oldA")
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A document without changes whose file was deleted isn't lost either`() async throws {
    let notes = try await Notes("old")
    let (place, trash) = (notes.folder.url("note.txt"), notes.folder.url("trash"))
    try FileManager.default.moveItem(at: place, to: trash)
    notes.app.platform.report(.deleted, of: place)
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["• note.txt"])
    // The user has taken it out of the trash.
    try FileManager.default.moveItem(at: trash, to: place)
    notes.app.platform.report(.replaced, of: place)
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `Closing a document with changes whose file was deleted asks`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try FileManager.default.removeItem(at: notes.folder.url("note.txt"))
    try await notes.close()
    #expect(try notes.app.alert.title == "“note.txt” was deleted by another program.")
    try await notes.answer("Save")
    #expect(notes.titles.isEmpty)
    #expect(try notes.folder.text("note.txt") == "oldA")
  }

  @Test func `A file that another program has renamed stays the document's`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try FileManager.default.moveItem(at: notes.folder.url("note.txt"), to: notes.folder.url("renamed.txt"))
    notes.app.platform.report(.moved(to: notes.folder.url("renamed.txt")), of: notes.folder.url("note.txt"))
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["• renamed.txt"])
    try await notes.press("s")
    #expect(notes.folder.names == ["drafts", "renamed.txt"])
    #expect(try notes.folder.text("renamed.txt") == "oldA")
  }
}
