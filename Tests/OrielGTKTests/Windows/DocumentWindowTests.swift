import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Documents in real windows, whose files other programs change.
@MainActor final class DocumentWindowTests: AlertTestCase {
  private struct Page: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Pages: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { file in
        Text(file.document.text)
        Button("Write") { file.document.text += "+" }
      }
    }
  }

  private nonisolated let folder = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    .appendingPathComponent("pages-\(getpid())")

  private var file: URL { folder.appendingPathComponent("page.txt") }
  private var written: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  override nonisolated func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func title(of window: GtkWidgetPointer) -> String {
    String(cString: gtk_window_get_title(window.as(GtkWindow.self)))
  }

  /// Launches the app with a file, whose window it returns.
  private func launch() async throws -> GtkWidgetPointer {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: file)
    var values = EnvironmentValues()
    values.sceneStorage = SceneStorageStore(inMemoryFor: "pages")
    values.documentDrafts = DocumentDrafts(nil)
    let runner = AppRunner(platform: GtkPlatform(), values: values)
    let before = Set(toplevels)
    runner.start(Pages())
    addTeardownBlock { @MainActor in
      runner.shutDown()
      self.settle()
    }
    runner.open([file])
    await run(until: { toplevels.contains { !before.contains($0) } }, "the window")
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    await run(until: { gtk_window_is_active(window.as(GtkWindow.self)) != 0 }, "the active window")
    return window
  }

  private func write(in window: GtkWidgetPointer) throws {
    gtk_widget_activate(try XCTUnwrap(widgets("OrielButton", in: window).first { texts(in: $0).contains("Write") }))
  }

  func testTheTitleMarksChangesUntilTheyAreSaved() async throws {
    let window = try await launch()
    XCTAssertEqual(title(of: window), "page.txt")
    try write(in: window)
    await run(until: { title(of: window) == "• page.txt" }, "the mark")
    try Keyboard.press(["ctrl+s"])
    await run(until: { written == "one+" && title(of: window) == "page.txt" }, "the save")
    try Keyboard.press(["ctrl+z"])
    await run(
      until: { title(of: window) == "• page.txt" && texts(in: window).contains("one") }, "the change that is undone")
  }

  func testAFileThatAnotherProgramHasWrittenIsReadAgain() async throws {
    let window = try await launch()
    try Data("theirs".utf8).write(to: file, options: .atomic)
    await run(until: { texts(in: window).contains("theirs") }, "the text of the other program")
    // Its own save isn't another program's.
    try write(in: window)
    try Keyboard.press(["ctrl+s"])
    await run(until: { written == "theirs+" && title(of: window) == "page.txt" }, "the save")
    settle()
    XCTAssertEqual(title(of: window), "page.txt")
    XCTAssertTrue(texts(in: window).contains("theirs+"))
  }

  func testAFileThatAnotherProgramHasMovedIsFollowed() async throws {
    let window = try await launch()
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("moved.txt"))
    await run(until: { title(of: window) == "moved.txt" }, "the new name")
  }

  func testClosingSavesTheDocument() async throws {
    let window = try await launch()
    try write(in: window)
    await run(until: { title(of: window) == "• page.txt" }, "the mark")
    try Keyboard.press(["ctrl+w"])
    await run(until: { !toplevels.contains(window) }, "the window to close")
    XCTAssertEqual(written, "one+")
  }
}
