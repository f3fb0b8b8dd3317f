import Foundation

/// A file as it was before an edit, to which the user can go back.
final class Original: Sendable {
  private let url: URL
  private let copy: URL
  private let tags: [String]

  /// Keeps a copy of a file until this object is released.
  init(of url: URL) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "Shots-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.url = url
    copy = folder.appending(path: UUID().uuidString)
    tags = FileTags.read(url.path)
    try FileManager.default.copyItem(at: url, to: copy)
  }

  deinit { try? FileManager.default.removeItem(at: copy) }

  /// Puts the file back, and returns what it was until now.
  @concurrent func restore() async throws -> Original {
    let present = try Original(of: url)
    try Data(contentsOf: copy).write(to: url, options: .atomic)
    try giveTags()
    return present
  }

  /// Gives the file its tags again, which are lost when another one takes its place.
  func giveTags() throws {
    if !tags.isEmpty { try FileTags.write(tags, to: url.path) }
  }
}
