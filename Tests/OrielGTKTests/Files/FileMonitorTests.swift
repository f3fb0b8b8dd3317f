import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What the watch of a file reports of the doings of other programs.
@MainActor final class FileMonitorTests: GtkTestCase {
  private final class Changes { var seen: [FileChange] = [] }

  private nonisolated let folder = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    .appendingPathComponent("watched-\(getpid())")
  private let changes = Changes()

  private var file: URL { folder.appendingPathComponent("Note.txt") }

  private func makeFolder() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("one")
  }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  private func watch(_ url: URL? = nil) throws -> any FileWatch {
    try XCTUnwrap(GtkPlatform().watchFile(url ?? file) { [changes] in changes.seen.append($0) })
  }

  private func expect(_ expected: [FileChange], line: UInt = #line) {
    spin(until: { changes.seen.count >= expected.count }, "\(expected)", line: line)
    XCTAssertEqual(changes.seen, expected, line: line)
    changes.seen = []
  }

  override nonisolated func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  func testAFileThatIsWrittenToHasChanged() async throws {
    try makeFolder()
    let watch = try watch()
    try write("one and two")
    expect([.changed])
    watch.stop()
  }

  func testAFileThatIsSavedSafelyIsReplacedAndWatchedOn() async throws {
    try makeFolder()
    let watch = try watch()
    for text in ["two", "three"] {
      try Data(text.utf8).write(to: file, options: .atomic)
      expect([.replaced])
    }
    watch.stop()
  }

  func testAFileIsFoundAgainInAnotherFolder() async throws {
    try makeFolder()
    let watch = try watch()
    let renamed = folder.appendingPathComponent("Letter.txt")
    try FileManager.default.moveItem(at: file, to: renamed)
    expect([.moved(to: URL(filePath: renamed.path))])
    let other = folder.appendingPathComponent("Other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    let moved = other.appendingPathComponent("Letter.txt")
    try FileManager.default.moveItem(at: renamed, to: moved)
    expect([.moved(to: URL(filePath: moved.path))])
    try Data("two and more".utf8).write(to: moved)
    expect([.changed])
    watch.stop()
  }

  func testAFileThatIsGoneMayComeBack() async throws {
    try makeFolder()
    let watch = try watch()
    try FileManager.default.removeItem(at: file)
    expect([.deleted])
    try write("again")
    expect([.replaced])
    watch.stop()
  }

  func testAFileInTheTrashIsGone() async throws {
    try makeFolder()
    let watch = try watch()
    let trash = folder.appendingPathComponent("Trash/files")
    try FileManager.default.createDirectory(at: trash, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: file, to: trash.appendingPathComponent("Note.txt"))
    expect([.deleted])
    watch.stop()
  }

  func testAFolderChangesWithWhatIsInIt() async throws {
    try makeFolder()
    let watch = try watch(folder)
    try Data("two".utf8).write(to: folder.appendingPathComponent("Another.txt"))
    expect([.changed])
    watch.stop()
  }

  func testAStoppedWatchReportsNothing() async throws {
    try makeFolder()
    let stopped = try watch()
    try write("one and two")
    stopped.stop()
    // Another watch sees a later change, when the first would have seen both.
    let other = Changes()
    let later = try XCTUnwrap(GtkPlatform().watchFile(file) { other.seen.append($0) })
    try write("one, two and three")
    spin(until: { !other.seen.isEmpty }, "the change")
    XCTAssertEqual(changes.seen, [])
    later.stop()
  }

  func testOnlyFilesOfTheFileSystemAreWatched() async throws {
    XCTAssertNil(GtkPlatform().watchFile(try XCTUnwrap(URL(string: "https://example.org/a"))) { _ in })
  }
}
