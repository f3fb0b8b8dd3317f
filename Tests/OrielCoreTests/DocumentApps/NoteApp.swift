import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// A plain text as a document.
struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "refuse" { throw FileAccessError(.write, URL(fileURLWithPath: "/note"), .cannotBeExported) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An app for notes.
struct NoteApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
  }
}

struct NoteEditor: View {
  let file: FileDocumentConfiguration<Note>
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @Environment(\.documentConfiguration) private var configuration

  var body: some View {
    Text("Contents: \(file.document.text)")
    Text("File: \(configuration?.fileURL?.lastPathComponent ?? "none")")
    Button("Write A") { file.document.text += "A" }
    Button("Write B") { file.document.text += "B" }
    Button("Write What Is Refused") { file.document.text = "refuse" }
    Button("New from Template") { newDocument(Note(text: "Dear")) }
    if !file.isEditable { Text("Locked") }
    Button("Open the Other") {
      let other = file.fileURL?.deletingLastPathComponent().appendingPathComponent("other.txt")
      if let other { Task { try? await openDocument(at: other) } }
    }
  }
}

/// A running app for notes and the folder of its files.
@MainActor final class Notes {
  let folder: DocumentFolder
  let scenes = SceneStorageStore(inMemoryFor: "notes")
  private(set) var app: TestApp
  private let calls: FileSystemCalls

  init(calls: FileSystemCalls = .system) throws {
    folder = try DocumentFolder()
    try folder.makeFolder("drafts")
    // Sessions may write after the app has ended. The folder is there until the last one has.
    var calls = calls
    calls.close = { [folder, close = calls.close] in
      _ = folder
      return close($0)
    }
    self.calls = calls
    let drafts = DocumentDrafts(folder.path.appending("drafts"))
    app = TestApp(scenes: scenes, drafts: drafts, calls: calls) { NoteApp() }
  }

  /// Creates a running app with a file that is open, in the only window.
  convenience init(_ text: String, calls: FileSystemCalls = .system) async throws {
    try self.init(calls: calls)
    try folder.put(text, in: "note.txt")
    try await open("note.txt")
  }

  /// Launches the app again, which has ended.
  ///
  /// - Returns: the former one.
  @discardableResult func relaunch() async throws -> TestApp {
    let former = app
    app = TestApp(scenes: scenes, drafts: DocumentDrafts(folder.path.appending("drafts")), calls: calls) { NoteApp() }
    try await app.finishFileWork()
    return former
  }

  func open(_ names: String...) async throws {
    for name in names { app.open(folder.url(name)) }
    try await app.finishFileWork()
  }

  var screen: Screen { get throws { try app.frontScreen } }
  var titles: [String] { app.screens.map(\.title) }

  /// Activates a button in the frontmost window.
  func tap(_ button: String) throws { try screen.button(button).tap() }

  /// Presses a shortcut in the frontmost window, and waits for what it causes.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) async throws {
    try screen.press(key, modifiers: modifiers)
    try await app.finishFileWork()
  }

  /// Chooses a command of the main menu, and waits for what it causes.
  func choose(_ command: String) async throws {
    try screen.menu("Main Menu").choose(command)
    try await app.finishFileWork()
  }

  /// Closes the frontmost window as the user does, and waits for what this causes.
  func close() async throws {
    try screen.closeWindow()
    try await app.finishFileWork()
  }

  func answer(_ button: String) async throws {
    try app.answer(button)
    try await app.finishFileWork()
  }

  /// Chooses a file in the frontmost dialog.
  func chooseFile(_ name: String) async throws {
    try screen.fileDialog.choose(folder.url(name))
    try await app.finishFileWork()
  }

  /// Lets time pass.
  func wait(_ seconds: Double) async throws {
    for _ in 0..<Int(seconds) { await app.clock.advance(by: .seconds(1)) }
    try await app.finishFileWork()
  }
}
