import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Ways to create documents, and apps in which documents aren't the first scene.
@MainActor struct DocumentCreationTests {
  /// What the closure that makes a document does.
  @MainActor final class Choice {
    var error: (any Error)?
  }

  private struct Template: App {
    var choice = Choice()
    var template: URL?

    init() {}
    init(_ choice: Choice, template: URL? = nil) { (self.choice, self.template) = (choice, template) }

    var body: some Scene {
      Window("Welcome", id: "welcome") {
        NewDocumentButton(Text("New Letter"), contentType: .json)
        NewDocumentButton(Text("New Picture"), contentType: .png)
        NewDocumentButton(Text("From Template"), contentType: .plainText) { template }
        NewDocumentButton(Text("Prepared"), for: Note.self) { Note(text: "prepared") }
        NewDocumentButton()
      }
      DocumentGroup {
        LetterEditor(letter: $0)
      } makeDocument: { configuration, _ in
        if let error = choice.error { throw error }
        return Letter(configuration)
      }
      DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
    }
  }

  private func tap(_ button: String, in app: TestApp) async throws {
    try app.screen("Welcome").button(button).tap()
    try await app.finishFileWork()
  }

  @Test func `An app whose first scene is a window doesn't start with a document`() async throws {
    let app = TestApp { Template(Choice()) }
    #expect(app.screens.map(\.title) == ["Welcome"])
    let entries = try app.frontScreen.menu("Main Menu").entries
    #expect(entries.contains("New") && entries.contains("Open…"))
    #expect(!entries.contains { $0.contains("Save") })
    try app.frontScreen.press("n")
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["Welcome", "Untitled"])
  }

  @Test func `A button creates a document of its type, and is disabled without a group for it`() async throws {
    let app = TestApp { Template(Choice()) }
    #expect(try !app.frontScreen.button("New Picture").isEnabled)
    try await tap("New Letter", in: app)
    #expect(try app.frontScreen.text("Letter: ").exists)
    try await tap("New", in: app)
    #expect(app.screens.map(\.title) == ["Welcome", "Untitled", "Untitled 2"])
  }

  @Test func `A document with the content of a template is a new one, and the template stays`() async throws {
    let folder = try DocumentFolder()
    try folder.put("Dear", in: "template.txt")
    let app = TestApp { Template(Choice(), template: folder.url("template.txt")) }
    try await tap("From Template", in: app)
    #expect(try app.frontScreen.text("Contents: Dear").exists)
    #expect(try app.frontScreen.text("File: none").exists)
    try app.frontScreen.button("Write A").tap()
    try app.frontScreen.press("s")
    try await app.finishFileWork()
    try app.frontScreen.fileDialog.choose(folder.url("mine.txt"))
    try await app.finishFileWork()
    #expect(try folder.text("mine.txt") == "DearA")
    #expect(try folder.text("template.txt") == "Dear")
  }

  @Test func `A template that the user doesn't choose creates nothing, a prepared document is opened`() async throws {
    let app = TestApp { Template(Choice()) }
    try await tap("From Template", in: app)
    #expect(app.screens.map(\.title) == ["Welcome"])
    #expect(try app.frontScreen.button("From Template").isEnabled)
    try await tap("Prepared", in: app)
    #expect(try app.frontScreen.text("Contents: prepared").exists)
  }

  @Test func `A cancelled creation says nothing, another error is shown`() async throws {
    let choice = Choice()
    let app = TestApp { Template(choice) }
    choice.error = CancellationError()
    try await tap("New Letter", in: app)
    #expect(app.screens.map(\.title) == ["Welcome"])
    #expect(app.alerts.isEmpty)
    choice.error = FileAccessError(.read, URL(fileURLWithPath: "/template"), .noPermission)
    try await tap("New Letter", in: app)
    #expect(app.screens.map(\.title) == ["Welcome"])
    #expect(try app.alert.title.contains("template"))
  }

  @Test func `An app that only views documents starts with a dialog to open them`() async throws {
    struct Viewer: App {
      var body: some Scene { DocumentGroup(viewing: Note.self) { Text("Viewed: \($0.document.text)") } }
    }
    let folder = try DocumentFolder()
    try folder.put("text", in: "note.txt")
    let app = TestApp { Viewer() }
    try await app.finishFileWork()
    #expect(app.screens.isEmpty)
    let dialog = try #require(app.platform.fileDialogs.first)
    dialog.choose(FileChoice(urls: [folder.url("note.txt")]))
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["note.txt"])
    #expect(try app.frontScreen.text("Viewed: text").exists)
  }
}
