import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Documents of reference types, with readers and writers, and those that are only viewed.
@MainActor struct DocumentKindTests {
  private let folder: DocumentFolder
  private let app: TestApp

  init() throws {
    folder = try DocumentFolder()
    app = TestApp { SketchApp() }
  }

  private func open(_ name: String) async throws -> Screen {
    app.open(folder.url(name))
    try await app.finishFileWork()
    return try app.frontScreen
  }

  private func save(_ screen: Screen) async throws {
    try screen.press("s")
    try await app.finishFileWork()
  }

  @Test func `A document that is a folder is read, changed and saved`() async throws {
    try folder.makeFolder("a.sketch")
    try folder.put("first", in: "a.sketch/0")
    try folder.put("second", in: "a.sketch/1")
    let screen = try await open("a.sketch")
    #expect(screen.text("Lines: first,second").exists)
    try screen.button("Add").tap()
    try await save(screen)
    #expect(screen.title == "a.sketch")
    #expect(try folder.text("a.sketch/2") == "line2")
    #expect(try folder.text("a.sketch/0") == "first")
    try folder.put("theirs", in: "a.sketch/1")
    app.platform.report(.changed, of: folder.url("a.sketch"))
    try await app.finishFileWork()
    #expect(screen.text("Lines: first,theirs,line2").exists)
  }

  @Test func `A registered undo action makes a document edited, a change alone doesn't`() throws {
    let screen = try app.frontScreen
    try screen.button("Change Silently").tap()
    #expect(screen.title == "Untitled")
    #expect(screen.text("Lines: silent").exists)
    try screen.button("Add").tap()
    #expect(screen.title == "• Untitled")
    try screen.press("z")
    #expect(screen.title == "Untitled")
  }

  @Test func `A document with a reader and a writer is read, changed and saved`() async throws {
    try folder.put("Hello", in: "letter.json")
    let screen = try await open("letter.json")
    #expect(screen.title == "letter.json")
    #expect(screen.text("Letter: Hello").exists)
    #expect(screen.text("Place: letter.json").exists)
    try screen.button("Change Silently").tap()
    #expect(screen.title == "letter.json")
    try screen.button("Dear").tap()
    #expect(screen.title == "• letter.json")
    try await save(screen)
    #expect(screen.title == "letter.json")
    #expect(try folder.text("letter.json") == "Dear")
    // From the second time on, the writer has what it has written before.
    try screen.button("Yours").tap()
    try await save(screen)
    #expect(try folder.text("letter.json") == "Yours|Dear")
  }

  @Test func `A writer doesn't continue what it has written before another program has changed the file`() async throws
  {
    try folder.put("Hello", in: "letter.json")
    let screen = try await open("letter.json")
    try screen.button("Dear").tap()
    try await save(screen)
    try folder.put("Good morning", in: "letter.json")
    app.platform.report(.changed, of: folder.url("letter.json"))
    try await app.finishFileWork()
    #expect(screen.text("Letter: Good morning").exists)
    try screen.button("Yours").tap()
    try await save(screen)
    #expect(try folder.text("letter.json") == "Yours")
  }

  @Test func `A new document of a type opens in the group that creates it`() async throws {
    try app.frontScreen.button("New Letter").tap()
    try await app.finishFileWork()
    let screen = try app.frontScreen
    #expect(screen.text("Place: none").exists)
    try screen.button("Dear").tap()
    try await save(screen)
    #expect(try screen.fileDialog.suggestedName == "Untitled 2.json")
    try screen.fileDialog.choose(folder.url("new.json"))
    try await app.finishFileWork()
    #expect(screen.text("Place: new.json").exists)
    #expect(try folder.text("new.json") == "Dear")
  }

  @Test func `A document that another program has changed is applied with what was read before`() async throws {
    try folder.put("Hello", in: "letter.json")
    let screen = try await open("letter.json")
    try folder.put("Good morning", in: "letter.json")
    app.platform.report(.changed, of: folder.url("letter.json"))
    try await app.finishFileWork()
    #expect(screen.text("Letter: Good morning").exists)
  }

  @Test func `A viewed document can't be changed or saved`() async throws {
    try folder.put("text", in: "note.txt")
    let screen = try await open("note.txt")
    #expect(screen.text("Viewed: text").exists)
    try screen.button("Change").tap()
    #expect(screen.text("Viewed: text").exists)
    let entries = try screen.menu("Main Menu").entries
    #expect(entries.contains("Open…"))
    #expect(!entries.contains { $0.contains("Save") })
  }

  @Test func `A file that no group reads is left to the frontmost window`() async throws {
    try folder.put("x", in: "picture.png")
    _ = try await open("picture.png")
    #expect(app.screens.map(\.title) == ["Untitled"])
    #expect(app.alerts.isEmpty)
  }
}
