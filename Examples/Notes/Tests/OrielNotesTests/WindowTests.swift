import Foundation
import Oriel
import OrielTesting
import Testing

@testable import OrielNotes

/// The window, as a user sees it.
struct WindowTests {
  private func test() throws -> (TestLibrary, Screen) {
    let test = try TestLibrary([
      "Errands.md": "Call Ada\n", "Garden/Seeds.md": "---\ntags: [spring]\n---\nSow **tomatoes**.\n",
      "Welcome.md": "Hello\n",
    ])
    return (test, test.screen())
  }

  @Test func `The list has the notes of the place in the sidebar`() throws {
    let (_, screen) = try test()
    #expect(screen.contains(text: "Errands") && screen.contains(text: "Sow tomatoes."))
    try screen.row("Garden 1").select()
    #expect(screen.contains(text: "Seeds") && !screen.contains(text: "Errands"))
    try screen.row("spring 1").select()
    #expect(screen.contains(text: "Seeds"))
    try screen.row("Trash").select()
    #expect(screen.contains(text: "Trash Is Empty"))
  }

  @Test func `What is typed is on disk`() throws {
    let (test, screen) = try test()
    test.browser.selection = [try test.note("Errands").id]
    try screen.textEditor("Note").focus()
    try screen.textEditor("Note").type("!")
    test.browser.save()
    #expect(test.contents("Errands.md") == "Call Ada!\n")
    try screen.textField("Title").replaceText(with: "Calls")
    test.browser.save()
    #expect(test.contents("Calls.md") == "Call Ada!\n" && test.contents("Errands.md") == nil)
  }

  @Test func `Keys format the text`() throws {
    let (test, screen) = try test()
    test.browser.selection = [try test.note("Errands").id]
    try screen.textEditor("Note").focus()
    try screen.press("a")
    try screen.press("b")
    test.browser.save()
    #expect(test.contents("Errands.md") == "**Call Ada**\n")
    try screen.toggle("Italic").tap()
    test.browser.save()
    #expect(test.contents("Errands.md") == "***Call Ada***\n")
  }

  @Test func `A search finds titles, text and tags`() throws {
    let (test, screen) = try test()
    test.browser.query = "TOMATO"
    #expect(screen.contains(text: "Seeds") && !screen.contains(text: "Errands"))
    test.browser.query = "spring"
    #expect(screen.contains(text: "Seeds"))
    test.browser.query = "nothing at all"
    #expect(screen.contains(text: "nothing at all"))
    #expect(test.browser.shown.isEmpty && !test.browser.canReorder)
  }

  @Test func `A note goes to the trash and comes back`() throws {
    let (test, screen) = try test()
    test.browser.selection = [try test.note("Errands").id]
    test.browser.throwAway(test.browser.selected)
    #expect(screen.contains(text: "“Errands” is in the trash"))
    #expect(test.browser.draft?.note.title == "Seeds")
    try screen.button("Undo").tap()
    #expect(test.contents("Errands.md") == "Call Ada\n" && test.browser.draft?.note.title == "Errands")
    #expect(!screen.contains(text: "is in the trash"))
  }

  @Test func `A note in the trash is put back, and isn't edited`() throws {
    let (test, screen) = try test()
    test.browser.throwAway([try test.note("Errands")])
    test.browser.place = .trash
    test.browser.selection = [try test.note("Errands").id]
    #expect(try !screen.textEditor("Note").isEnabled)
    try screen.button("Put Back").tap()
    #expect(test.contents("Errands.md") == "Call Ada\n" && test.browser.place == .all)
    #expect(try screen.textEditor("Note").isEnabled)
  }

  @Test func `The window takes actions back`() throws {
    let (test, screen) = try test()
    let undo = try #require(
      test.browser.undoManager
        ?? {
          _ = screen.texts
          return test.browser.undoManager
        }())
    test.browser.move([try test.note("Errands")], to: "Garden")
    #expect(test.contents("Garden/Errands.md") != nil)
    undo.undo()
    #expect(test.contents("Errands.md") != nil)
    undo.redo()
    #expect(test.contents("Garden/Errands.md") != nil)
  }

  @Test func `Rows are moved`() throws {
    let (test, screen) = try test()
    let first = test.titles
    try screen.row("Welcome Hello 2 minutes ago").move(toRow: 0)
    #expect(test.titles == ["Welcome"] + first.filter { $0 != "Welcome" })
    test.browser.undoManager?.undo()
    #expect(test.titles == first)
  }

  @Test func `The inspector changes tags and the folder`() throws {
    let (test, screen) = try test()
    let note = try test.note("Errands")
    test.browser.selection = [note.id]
    try screen.toggle("Inspector").tap()
    try screen.inspector.textField("Add Tag").type("urgent")
    try screen.inspector.textField("Add Tag").submit()
    #expect(
      note.file.tags == ["urgent"] && test.contents("Errands.md")?.hasPrefix("---\ntags: [urgent]\n---\n") == true)
    try screen.inspector.picker("Folder").select("Garden")
    #expect(test.contents("Garden/Errands.md") != nil)
    try screen.inspector.button("Remove “urgent”").tap()
    #expect(note.file.tags.isEmpty)
  }

  @Test func `A new folder has the name that the user gives`() throws {
    let (test, screen) = try test()
    try screen.button("New Folder…").tap()
    try screen.type("Ideas", intoAlertField: "Name")
    try screen.answer("Create")
    #expect(test.library.folders == ["Garden", "Ideas"] && test.browser.place == .folder("Ideas"))
    try screen.button("New Note")[0].tap()
    #expect(test.contents("Ideas/New Note.md") == "")
  }

  @Test func `A note is exported where the user chooses`() async throws {
    let (test, screen) = try test()
    test.browser.selection = [try test.note("Seeds").id]
    test.browser.isExporting = true
    #expect(try screen.fileDialog.suggestedName?.hasPrefix("Seeds") == true)
    try screen.fileDialog.choose(test.folder.appending(path: "Copy.md"))
    try await screen.finishFileWork()
    #expect(test.contents("Copy.md") == "Sow **tomatoes**.\n")
    #expect(screen.contains(text: "Exported as “Copy.md”"))
  }

  @Test func `The folder is changed only when the open note is saved`() throws {
    let (first, second) = (try TestLibrary(["Garden/A.md": "one"]), try TestLibrary(["Elsewhere.md": ""]))
    let store = AppStorageStore()
    @AppStorage("folder", store: store) var path = first.folder.path
    path = first.folder.path
    let screen = Screen(size: ProposedViewSize(width: 1100, height: 700)) { LibraryView().defaultAppStorage(store) }
    try screen.row("A one 2 minutes ago Garden").select()
    try screen.textField("Title").replaceText(with: "B")
    let garden = first.folder.appending(path: "Garden")
    try FileManager.default.moveItem(at: garden, to: first.folder.appending(path: ".away"))
    path = second.folder.path
    #expect(screen.contains(text: "Something went wrong") && !screen.contains(text: "Elsewhere"))
    #expect(path == first.folder.path)
    try FileManager.default.moveItem(at: first.folder.appending(path: ".away"), to: garden)
    path = second.folder.path
    #expect(screen.contains(text: "Elsewhere") && first.contents("Garden/B.md") == "one\n")
  }

  @Test func `A note is shared by mail`() throws {
    let test = try TestLibrary(["Errands.md": "Call **Ada**\n"])
    var opened: [URL] = []
    let screen = Screen(size: ProposedViewSize(width: 1100, height: 700)) {
      NotesWindow(browser: test.browser)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    test.browser.selection = [try test.note("Errands").id]
    try screen.button("Share…").tap()
    #expect(opened.map(\.absoluteString) == ["mailto:?subject=Errands&body=Call%20Ada"])
  }

  @Test func `A toast is announced, and can be closed`() throws {
    let (test, screen) = try test()
    test.browser.throwAway([try test.note("Errands")])
    #expect(screen.contains(text: "is in the trash") && screen.announcements.contains("“Errands” is in the trash"))
    try screen.button("Close").tap()
    #expect(!screen.contains(text: "is in the trash"))
  }

  @Test func `Deleting for good asks`() throws {
    let (test, screen) = try test()
    try test.library.throwAway([try test.note("Errands")])
    test.browser.place = .trash
    test.browser.question = .erase(test.library.trash)
    #expect(try screen.alert.title == "Delete for good?")
    try screen.answer("Cancel")
    #expect(test.library.trash.count == 1)
    test.browser.question = .erase(test.library.trash)
    try screen.answer("Delete")
    #expect(test.library.trash.isEmpty && test.contents(".trash/Errands.md") == nil)
  }

  @Test func `Everything can be reached without seeing it`() throws {
    let (test, screen) = try test()
    test.browser.selection = [try test.note("Seeds").id]
    #expect(screen.accessibilityAudit().isEmpty)
  }
}
