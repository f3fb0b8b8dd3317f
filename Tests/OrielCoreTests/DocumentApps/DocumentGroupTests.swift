import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// A user creates, opens, saves and closes documents.
@MainActor struct DocumentGroupTests {
  @Test func `An app whose first scene is a document group starts with an untitled document`() throws {
    let notes = try Notes()
    #expect(notes.titles == ["Untitled"])
    #expect(try notes.screen.text("File: none").exists)
  }

  @Test func `Each new document has a number`() async throws {
    let notes = try Notes()
    try await notes.press("n")
    try await notes.press("n")
    #expect(notes.titles == ["Untitled", "Untitled 2", "Untitled 3"])
  }

  @Test func `A change is marked in the title, and undoing it takes the mark away`() async throws {
    let notes = try await Notes("old")
    #expect(notes.titles == ["note.txt"])
    try notes.tap("Write A")
    #expect(notes.titles == ["• note.txt"])
    try await notes.press("z")
    #expect(notes.titles == ["note.txt"])
    #expect(try notes.screen.text("Contents: old").exists)
    try await notes.press("z", [.command, .shift])
    #expect(notes.titles == ["• note.txt"])
    #expect(try notes.screen.text("Contents: oldA").exists)
  }

  @Test func `Saving writes the file, and undoing past the save is a change`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await notes.press("s")
    #expect(notes.titles == ["note.txt"])
    #expect(try notes.folder.text("note.txt") == "oldA")
    try await notes.press("z")
    #expect(notes.titles == ["• note.txt"])
  }

  @Test func `Undoing as far as possible isn't the saved state if there were too many changes`() async throws {
    let notes = try await Notes("old")
    for _ in 0...100 { try notes.tap("Write A") }
    for _ in 0..<100 { try notes.screen.press("z") }
    #expect(try notes.screen.text("Contents: oldA").exists)
    #expect(notes.titles == ["• note.txt"])
  }

  @Test func `Saving an untitled document asks for a file`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.press("s")
    #expect(try notes.screen.fileDialog.suggestedName == "Untitled.txt")
    try await notes.chooseFile("mine.txt")
    #expect(notes.titles == ["mine.txt"])
    #expect(try notes.folder.text("mine.txt") == "A")
    #expect(try notes.screen.text("File: mine.txt").exists)
  }

  @Test func `A document with a file is saved after some seconds without a change`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await notes.wait(3)
    #expect(try notes.folder.text("note.txt") == "old")
    try await notes.wait(8)
    #expect(try notes.folder.text("note.txt") == "oldA")
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A document that changes all the time is saved after half a minute`() async throws {
    let notes = try await Notes("")
    for _ in 0..<32 {
      try notes.tap("Write A")
      try await notes.wait(1)
    }
    #expect(try notes.folder.text("note.txt").count > 25)
  }

  @Test func `A document is saved when the user goes to another app`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    notes.app.platform.isActive = false
    try await notes.app.finishFileWork()
    #expect(try notes.folder.text("note.txt") == "oldA")
  }

  @Test func `Closing saves a document with a file without a question`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await notes.close()
    #expect(notes.titles.isEmpty)
    #expect(notes.app.alerts.isEmpty)
    #expect(try notes.folder.text("note.txt") == "oldA")
  }

  @Test func `An untitled document without changes closes at once`() async throws {
    let notes = try Notes()
    try await notes.close()
    #expect(notes.titles.isEmpty)
  }

  @Test func `Closing an untitled document with changes asks, and Cancel keeps it open`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.close()
    #expect(try notes.app.alert.title == "Save changes to “Untitled”?")
    #expect(try notes.app.alert.buttons.map(\.label) == ["Cancel", "Delete", "Save…"])
    try await notes.answer("Cancel")
    #expect(notes.titles == ["• Untitled"])
    #expect(try notes.screen.text("Contents: A").exists)
  }

  @Test func `An untitled document is deleted if the user says so`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.wait(11)
    #expect(notes.folder.tree.names == ["drafts"])
    try await notes.close()
    try await notes.answer("Delete")
    #expect(notes.titles.isEmpty)
    try await notes.relaunch()
    #expect(notes.titles == ["Untitled"])
  }

  @Test func `An untitled document is saved before it closes, and stays open without a file`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.close()
    try await notes.answer("Save…")
    try notes.screen.fileDialog.cancel()
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["• Untitled"])
    try await notes.close()
    try await notes.answer("Save…")
    try await notes.chooseFile("mine.txt")
    #expect(notes.titles.isEmpty)
    #expect(try notes.folder.text("mine.txt") == "A")
  }

  @Test func `A file that is opened again comes to the front`() async throws {
    let notes = try await Notes("old")
    try notes.folder.put("2", in: "other.txt")
    try notes.folder.link("link.txt", to: "note.txt")
    try await notes.open("other.txt")
    #expect(notes.titles == ["note.txt", "other.txt"])
    try await notes.open("note.txt")
    #expect(notes.titles == ["other.txt", "note.txt"])
    try await notes.open("other.txt", "link.txt")
    #expect(notes.titles == ["other.txt", "note.txt"])
  }

  @Test func `A file that is opened twice at once opens one window`() async throws {
    let notes = try Notes()
    try notes.folder.put("1", in: "note.txt")
    notes.app.open(notes.folder.url("note.txt"), notes.folder.url("note.txt"))
    notes.app.open(notes.folder.url("note.txt"))
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A file opens in place of an unused new document, and beside one with changes`() async throws {
    let notes = try Notes()
    try notes.folder.put("1", in: "note.txt")
    try notes.folder.put("2", in: "other.txt")
    try await notes.open("note.txt")
    #expect(notes.titles == ["note.txt"])
    try await notes.press("n")
    try notes.tap("Write A")
    try await notes.open("other.txt")
    #expect(notes.titles == ["note.txt", "• Untitled", "other.txt"])
  }

  @Test func `Save As makes another file, which is the document's from then on`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await notes.press("s", [.command, .shift])
    #expect(try notes.screen.fileDialog.suggestedName == "note.txt")
    try await notes.chooseFile("copy.txt")
    #expect(notes.titles == ["copy.txt"])
    #expect(try notes.folder.text("note.txt") == "old")
    #expect(try notes.folder.text("copy.txt") == "oldA")
    try notes.tap("Write B")
    try await notes.press("s")
    #expect(try notes.folder.text("copy.txt") == "oldAB")
  }

  @Test func `A document can't be saved in the file of another open one`() async throws {
    let notes = try await Notes("old")
    try notes.folder.put("2", in: "other.txt")
    try await notes.open("other.txt")
    try await notes.press("s", [.command, .shift])
    try await notes.chooseFile("note.txt")
    #expect(try notes.folder.text("note.txt") == "old")
    #expect(notes.app.alerts.count == 1)
  }

  @Test func `Duplicate opens a new document with the same content, which isn't saved anywhere`() async throws {
    let notes = try await Notes("old")
    try await notes.choose("Duplicate")
    #expect(notes.titles == ["note.txt", "• note copy"])
    #expect(try notes.screen.text("Contents: old").exists)
    try await notes.close()
    #expect(try notes.app.alert.title == "Save changes to “note copy”?")
  }

  @Test func `Rename gives the file another name and keeps its extension`() async throws {
    let notes = try await Notes("old")
    try await notes.choose("Rename…")
    try notes.screen.replaceText(ofAlertField: "Name", with: "new")
    try await notes.answer("Rename")
    #expect(notes.titles == ["new.txt"])
    #expect(notes.folder.names == ["drafts", "new.txt"])
    try notes.tap("Write A")
    try await notes.press("s")
    #expect(try notes.folder.text("new.txt") == "oldA")
  }

  @Test func `A file isn't renamed over another one`() async throws {
    let notes = try await Notes("old")
    try notes.folder.put("2", in: "other.txt")
    try await notes.choose("Rename…")
    try notes.screen.replaceText(ofAlertField: "Name", with: "other")
    try await notes.answer("Rename")
    #expect(notes.app.alerts.count == 1)
    #expect(try notes.folder.text("other.txt") == "2")
    #expect(try notes.folder.text("note.txt") == "old")
  }

  @Test func `Move To moves the file`() async throws {
    let notes = try await Notes("old")
    try notes.folder.makeFolder("sub")
    try await notes.choose("Move To…")
    try await notes.chooseFile("sub/note.txt")
    #expect(notes.folder.names == ["drafts", "sub"])
    try notes.tap("Write A")
    try await notes.press("s")
    #expect(try notes.folder.text("sub/note.txt") == "oldA")
  }

  @Test func `Revert asks and reads the file again`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write A")
    try await notes.choose("Revert To Saved")
    try await notes.answer("Cancel")
    #expect(try notes.screen.text("Contents: oldA").exists)
    try await notes.choose("Revert To Saved")
    try await notes.answer("Discard Changes")
    #expect(try notes.screen.text("Contents: old").exists)
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `Open offers the types of the groups, and opens what is chosen`() async throws {
    let notes = try Notes()
    try notes.folder.put("1", in: "one.txt")
    try notes.folder.put("2", in: "two.txt")
    try await notes.press("o")
    try notes.screen.fileDialog.choose([notes.folder.url("one.txt"), notes.folder.url("two.txt")])
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["one.txt", "two.txt"])
  }

  @Test func `Views open documents by their file, and new ones with content`() async throws {
    let notes = try await Notes("old")
    try notes.folder.put("2", in: "other.txt")
    try notes.tap("Open the Other")
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["note.txt", "other.txt"])
    try notes.tap("New from Template")
    #expect(notes.titles == ["note.txt", "other.txt", "Untitled"])
    #expect(try notes.screen.text("Contents: Dear").exists)
  }

  @Test func `A file that can't be read is reported`() async throws {
    let notes = try Notes()
    try Data([0xff, 0xfe, 0xff]).write(to: notes.folder.url("bad.txt"))
    try await notes.open("bad.txt")
    #expect(notes.app.alerts.count == 1)
    try await notes.answer("OK")
    try await notes.open("missing.txt")
    #expect(try notes.app.alert.title.contains("missing.txt"))
    try await notes.answer("OK")
    #expect(notes.titles == ["Untitled"])
  }

  @Test func `Opened and saved files are recent ones`() async throws {
    let notes = try await Notes("old")
    try await notes.press("s", [.command, .shift])
    try await notes.chooseFile("copy.txt")
    #expect(notes.app.platform.recentFiles.map(\.url.lastPathComponent) == ["copy.txt", "note.txt"])
    try notes.screen.menu("Main Menu").choose("Open Recent", "note.txt")
    try await notes.app.finishFileWork()
    #expect(notes.titles == ["copy.txt", "note.txt"])
  }
}
