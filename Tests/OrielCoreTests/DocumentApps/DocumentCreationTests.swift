import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Ways to create documents, and apps in which documents aren't the first scene.
@MainActor struct DocumentCreationTests {
  /// What the closure that makes a document does.
  @MainActor final class Choice {
    var error: (any Error)?
    weak var letter: Letter?
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
        let letter = Letter(configuration)
        choice.letter = letter
        return letter
      }
      DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
    }
  }

  @Observable @MainActor final class Keys {
    var activity: KeyboardShortcut? = KeyboardShortcut("0")
  }

  private struct Activity: App {
    var keys = Keys()

    init() {}
    init(_ keys: Keys) { self.keys = keys }

    var body: some Scene {
      Window("Activity", id: "activity") { NewDocumentButton() }.keyboardShortcut(keys.activity)
      DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
    }
  }

  private struct Many: App {
    var body: some Scene {
      WindowGroup("Browser") { Text("browser") }
      DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }.keyboardShortcut("d")
    }
  }

  private struct Places: App {
    var log = Log()

    init() {}
    init(_ log: Log) { self.log = log }

    var body: some Scene {
      DocumentGroup {
        Place(letter: $0, log: log)
      } makeDocument: { configuration, _ in
        Letter(configuration)
      }
    }
  }

  private struct Place: View {
    let letter: Letter
    let log: Log
    @Environment(\.documentConfiguration) private var configuration
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      let _ = log(configuration?.isEditable == true ? "editable" : "locked")
      Button("Dear") { letter.write("Dear", undoManager) }
      Button("Yours") { letter.write("Yours", undoManager) }
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

  @Test func `A document still asks after the app has taken back the command of another scene`() async throws {
    let keys = Keys()
    let app = TestApp { Activity(keys) }
    try app.screen("Activity").button("New").tap()
    try app.frontScreen.button("Write A").tap()
    keys.activity = nil
    try app.frontScreen.closeWindow()
    try await app.finishFileWork()
    #expect(try app.alert.title == "Save changes to “Untitled”?")
    try app.answer("Delete")
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["Activity"])
  }

  @Test func `The keys of a document group are those of New, and New Window has none`() async throws {
    let app = TestApp { Many() }
    #expect(throws: ScreenError.self) { try app.frontScreen.press("n") }
    try app.frontScreen.press("d")
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["Browser", "Untitled"])
  }

  @Test func `A view that reads the place of a document doesn't run again with each change`() async throws {
    let log = Log()
    let app = TestApp { Places(log) }
    try await app.finishFileWork()
    try app.frontScreen.button("Dear").tap()
    #expect(app.screens.map(\.title) == ["• Untitled"])
    #expect(log.take().last == "editable")
    try app.frontScreen.button("Yours").tap()
    #expect(app.screens.map(\.title) == ["• Untitled"])
    #expect(log.take().isEmpty)
  }

  @Test func `A document that was saved in a file is released with its window`() async throws {
    let (folder, choice) = (try DocumentFolder(), Choice())
    let app = TestApp { Template(choice) }
    try await tap("New Letter", in: app)
    try app.frontScreen.button("Dear").tap()
    try app.frontScreen.press("s")
    try await app.finishFileWork()
    try app.frontScreen.fileDialog.choose(folder.url("letter.json"))
    try await app.finishFileWork()
    #expect(choice.letter != nil)
    try app.frontScreen.closeWindow()
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["Welcome"])
    #expect(choice.letter == nil)
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
    app.activate()
    try await app.finishFileWork()
    #expect(app.platform.fileDialogs.count == 1)
    let dialog = try #require(app.platform.fileDialogs.first)
    dialog.choose(FileChoice(urls: [folder.url("note.txt")]))
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["note.txt"])
    #expect(try app.frontScreen.text("Viewed: text").exists)
  }

  @Test func `An app that is waiting for the user's choice of files can be ended`() async throws {
    struct Viewer: App {
      var body: some Scene { DocumentGroup(viewing: Note.self) { Text("Viewed: \($0.document.text)") } }
    }
    let app = TestApp { Viewer() }
    try await app.finishFileWork()
    #expect(app.platform.fileDialogs.count == 1)
    app.shutDown()
    try await app.finishFileWork()
    #expect(app.platform.fileDialogs.isEmpty)
    #expect(app.platform.fileWork.running == 0)
  }

  @Test func `Changes that a crash has ended are there again whichever window the app starts with`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.wait(11)
    let app = TestApp(scenes: nil, drafts: DocumentDrafts(notes.folder.path.appending("drafts"))) { Activity() }
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["Activity", "• Untitled"])
    app.activate()
    try await app.finishFileWork()
    #expect(app.screens.count == 2)
  }

  @Test func `An app that is launched again while it opens its documents opens them once`() async throws {
    let notes = try Notes()
    try notes.tap("Write A")
    try await notes.wait(11)
    let app = TestApp(scenes: nil, drafts: DocumentDrafts(notes.folder.path.appending("drafts"))) { NoteApp() }
    app.activate()
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["• Untitled"])
  }
}
