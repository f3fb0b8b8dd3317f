import Foundation

/// A folder for the time of a test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")

  /// Creates files by their paths.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
