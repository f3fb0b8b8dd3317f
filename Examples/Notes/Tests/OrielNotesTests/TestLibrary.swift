import Foundation
import Oriel
import OrielTesting

@testable import OrielNotes

/// A library in a folder of its own, which goes with it.
final class TestLibrary {
  let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
  let library: Library
  let browser: Browser

  init(_ files: [String: String] = [:]) throws {
    for (index, (path, contents)) in files.sorted(by: { $0.key > $1.key }).enumerated() {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url, atomically: true, encoding: .utf8)
      // The list is in the order of the names.
      let date = Date(timeIntervalSinceNow: Double(index) - 100)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }
    library = try Library(folder: folder)
    browser = Browser(library)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// The contents of a file; nil if there is none.
  func contents(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

  func write(_ contents: String, to path: String) throws {
    try contents.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  func note(_ title: String) throws -> Note {
    guard let note = (library.notes + library.trash).first(where: { $0.title == title }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return note
  }

  var titles: [String] { library.notes.map(\.title) }

  /// The window.
  func screen() -> Screen {
    Screen(size: ProposedViewSize(width: 1100, height: 700)) { NotesWindow(browser: browser) }
  }
}
