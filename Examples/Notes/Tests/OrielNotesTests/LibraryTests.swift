import Foundation
import Oriel
import Testing

@testable import OrielNotes

/// Notes on disk, and what other programs do to them.
struct LibraryTests {
  @Test func `A folder of Markdown files is a library`() throws {
    let test = try TestLibrary([
      "A.md": "one", "Garden/B.md": "---\ntags: [x]\n---\ntwo", "picture.png": "", ".hidden.md": "",
    ])
    #expect(test.titles == ["A", "B"] && test.library.folders == ["Garden"] && test.library.tags == ["x"])
  }

  @Test func `What another program writes is read`() throws {
    let test = try TestLibrary(["A.md": "one"])
    let note = try test.note("A")
    try test.write("changed by another", to: "A.md")
    try test.write("new", to: "B.md")
    try test.library.reload()
    #expect(note.file.body == "changed by another" && test.titles == ["B", "A"])
    try FileManager.default.removeItem(at: test.folder.appending(path: "B.md"))
    try test.library.reload()
    #expect(test.titles == ["A"])
  }

  @Test func `A file that another program renames is the same note`() throws {
    let test = try TestLibrary(["A.md": "one"])
    let note = try test.note("A")
    try FileManager.default.moveItem(at: test.folder.appending(path: "A.md"), to: test.folder.appending(path: "Z.md"))
    try test.library.reload()
    #expect(test.library.notes.first === note && note.title == "Z")
  }

  @Test func `A title is the name of the file, and no two are the same`() throws {
    let test = try TestLibrary(["A.md": "one", "B.md": "two"])
    try test.library.write(NoteFile(body: "three"), title: "A", to: try test.note("B"))
    #expect(test.contents("A 2.md") == "three" && test.contents("A.md") == "one" && test.contents("B.md") == nil)
    try test.library.write(NoteFile(body: "x"), title: "a/b", to: try test.note("A 2"))
    #expect(test.contents("a∕b.md") == "x")
    #expect(NotePath.name("  ") == nil && NotePath.name("..x") == "x")
  }

  @Test func `What is in the trash goes back to its folder`() throws {
    let test = try TestLibrary(["Garden/A.md": "one"])
    let note = try test.note("A")
    try test.library.throwAway([note])
    #expect(test.contents(".trash/Garden/A.md") == "one" && test.library.notes.isEmpty)
    try test.library.removeFolder("Garden")
    #expect(test.library.folders.isEmpty)
    try test.library.putBack([note])
    #expect(test.contents("Garden/A.md") == "one" && test.library.folders == ["Garden"])
  }

  @Test func `The order is kept, and new notes come first`() throws {
    let test = try TestLibrary(["A.md": "", "B.md": "", "C.md": ""])
    test.library.reorder([try test.note("C")], before: try test.note("A"))
    #expect(test.titles == ["C", "A", "B"])
    try test.write("", to: "D.md")
    #expect(try Library(folder: test.folder).notes.map(\.title) == ["D", "C", "A", "B"])
  }

  @Test func `Edits of a note that another program has changed are kept beside its version`() throws {
    let test = try TestLibrary(["A.md": "one"])
    test.browser.selection = [try test.note("A").id]
    let draft = try #require(test.browser.draft)
    draft.text = AttributedString("mine")
    try test.write("theirs", to: "A.md")
    test.browser.reload()
    #expect(test.contents("A.md") == "mine\n" && test.contents("A 2.md") == "theirs")
    #expect(test.browser.toast != nil)
    test.browser.toast?.action?.perform()
    #expect(test.browser.draft?.note.title == "A 2")
  }

  @Test func `Edits are kept until they can be saved`() throws {
    let test = try TestLibrary(["Garden/A.md": "one", "B.md": "two"])
    let note = try test.note("A")
    test.browser.selection = [note.id]
    test.browser.draft?.text = AttributedString("mine")
    let garden = test.folder.appending(path: "Garden")
    try FileManager.default.removeItem(at: garden)
    #expect(!test.browser.save() && test.browser.toast != nil)
    test.browser.reload()
    test.browser.selection = [try test.note("B").id]
    #expect(test.browser.draft?.note === note && test.browser.selection == [note.id])
    test.browser.throwAway([note])
    #expect(test.browser.draft?.isEdited == true && !note.isInTrash)
    try FileManager.default.createDirectory(at: garden, withIntermediateDirectories: true)
    test.browser.selection = [try test.note("B").id]
    #expect(test.contents("Garden/A.md") == "mine\n" && test.browser.draft?.note.title == "B")
  }

  @Test func `A change of which there was no word yet isn't overwritten`() throws {
    let test = try TestLibrary(["A.md": "one"])
    test.browser.selection = [try test.note("A").id]
    test.browser.draft?.text = AttributedString("mine")
    try test.write("theirs", to: "A.md")
    #expect(test.browser.save() && test.browser.toast != nil)
    #expect(test.contents("A.md") == "mine\n" && test.contents("A 2.md") == "theirs")
    try test.write("theirs again", to: "A.md")
    test.browser.setTags(["x"], of: try test.note("A"))
    #expect(test.contents("A.md") == "---\ntags: [x]\n---\ntheirs again")
    test.browser.reload()
    #expect(test.browser.draft.map { String($0.text.characters) } == "theirs again")
  }

  @Test func `A file that another program removes while its note is edited is written again`() throws {
    let test = try TestLibrary(["A.md": "one"])
    test.browser.selection = [try test.note("A").id]
    test.browser.draft?.text = AttributedString("mine")
    try FileManager.default.removeItem(at: test.folder.appending(path: "A.md"))
    test.browser.reload()
    #expect(test.contents("A.md") == "mine\n")
  }

  @Test func `A long title in any script is a name that a file can have`() throws {
    let test = try TestLibrary(["A.md": "one"])
    let note = try test.note("A")
    test.browser.selection = [note.id]
    test.browser.draft?.title = String(repeating: "字", count: 300)
    #expect(test.browser.save() && note.title.count == 80)
    #expect(test.contents("\(note.title).md") == "one\n")
  }

  @Test func `A note that nobody edits here follows the other program`() throws {
    let test = try TestLibrary(["A.md": "one"])
    test.browser.selection = [try test.note("A").id]
    try test.write("**two**", to: "A.md")
    test.browser.reload()
    #expect(test.browser.draft.map { String($0.text.characters) } == "two" && test.browser.toast == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `Changes in a folder are told`() async throws {
    let test = try TestLibrary(["A.md": "one"])
    let changes = FolderMonitor.changes(in: test.library.watchedFolders)
    try test.write("two", to: "A.md")
    for await _ in changes { break }
    test.browser.reload()
    #expect(try test.note("A").file.body == "two")
  }
}
