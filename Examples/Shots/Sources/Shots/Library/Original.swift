import Foundation

/// A file as it was before a change, to which the user can go back; or that there was none.
final class Original: Sendable {
  private let url: URL
  /// Nil if there was no file.
  private let copy: URL?
  private let tags: [String]

  /// Keeps a copy of a file until this object is released.
  init(of url: URL) throws {
    self.url = url
    tags = FileTags.read(url.path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      copy = nil
      return
    }
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = FileManager.default.temporaryDirectory.appending(path: "Shots-\(process)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: url, to: copy)
    self.copy = copy
  }

  deinit { if let copy { try? FileManager.default.removeItem(at: copy) } }

  /// Puts the file back, or into the trash if there was none. Returns what it was until now.
  @concurrent func restore() async throws -> Original {
    let present = try Original(of: url)
    if let copy {
      try Data(contentsOf: copy).write(to: url, options: .atomic)
      try giveTags()
    } else {
      try await FileCopies.trash(url)
    }
    return present
  }

  /// Gives the file its tags again, which are lost when another one takes its place.
  func giveTags() throws {
    if !tags.isEmpty { try FileTags.write(tags, to: url.path) }
  }
}
