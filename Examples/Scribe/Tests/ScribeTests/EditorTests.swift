import Oriel
import OrielTesting
import Testing

@testable import Scribe

/// A user writes in a window.
@MainActor @Suite(.serialized) struct EditorTests {
  private let app = TestApp { ScribeApp() }

  private var screen: Screen { get throws { try app.frontScreen } }
  private var text: String { get throws { try screen.textEditor("Text").string } }

  private func write(_ text: String) throws { try screen.textEditor("Text").type(text) }

  @Test func `A new text has the focus, and a mark as soon as something is written`() throws {
    #expect(try screen.textEditor("Text").hasFocus)
    #expect(try screen.title == "Untitled")
    try write("Hello")
    #expect(try screen.title == "• Untitled")
    try screen.press("z")
    #expect(try screen.title == "Untitled")
  }

  @Test func `The number of words follows the text`() async throws {
    try write("one two")
    try await screen.wait { try screen.button("2 words").exists }
  }

  @Test func `A file is opened, changed and saved`() async throws {
    let folder = try Folder()
    let url = try folder.write("# Title\r\n", to: "page.md")
    app.open(url)
    try await app.finishFileWork()
    #expect(app.screens.map(\.title) == ["page.md"])
    try write("body")
    try screen.press("s")
    try await app.finishFileWork()
    #expect(try folder.text("page.md") == "# Title\r\nbody")
  }

  @Test func `Bold marks what is selected, and can be undone`() throws {
    try write("word")
    try screen.press("a")
    try screen.press("b")
    #expect(try text == "**word**")
    try screen.press("z")
    #expect(try text == "word")
  }

  @Test func `Tab writes a tab`() throws {
    try write("a")
    try screen.press(.tab, modifiers: [])
    #expect(try text == "a\t")
  }

  @Test func `The preview shows what Markdown becomes`() async throws {
    try write("# Title")
    try screen.toggle("Preview").tap()
    try await screen.wait { try screen.contains(text: "Title") }
  }

  @Test func `A plain text has no preview`() async throws {
    let folder = try Folder()
    app.open(try folder.write("text", to: "page.txt"))
    try await app.finishFileWork()
    #expect(try !screen.toggle("Preview").exists)
    #expect(try screen.contains(text: "Plain Text"))
  }
}

/// A folder for a test.
final class Folder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "scribe-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
