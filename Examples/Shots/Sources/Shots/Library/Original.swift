import Foundation

/// A file as it was before a change, to which the user can go back; or that there was none.
final class Original: Sendable {
  let url: URL
  /// Nil if there was no file.
  private let copy: URL?
  private let stamp: FileStamp?
  private let tags: [String]

  /// Keeps a copy of a file until this object is released.
  init(of url: URL) throws {
    self.url = url
    tags = FileTags.read(url.path)
    stamp = FileStamp(url)
    guard stamp != nil else {
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
  ///
  /// A file that another program has written since is left alone; then the one from before gets another name.
  ///
  /// - Parameter written: what the change has left, which is nil if that is no file.
  @concurrent func restore(replacing written: FileStamp?) async throws -> Original {
    let isUnchanged = FileStamp(url) == written
    guard let copy else {
      guard isUnchanged else { throw PictureError(String(localized: "Another program has changed the picture since.")) }
      let present = try Original(of: url)
      try await FileCopies.trash(url)
      return present
    }
    let target = isUnchanged ? url : FileCopies.freeURL(for: url)
    let present = try Original(of: target)
    try Data(contentsOf: copy).write(to: target, options: .atomic)
    try giveTags(to: target)
    // The change before this one left the file with this time, and can be taken back next.
    stamp?.giveTime(to: target)
    return present
  }

  /// Gives the file its tags again, which are lost when another one takes its place.
  func giveTags() throws { try giveTags(to: url) }

  private func giveTags(to url: URL) throws {
    if !tags.isEmpty { try FileTags.write(tags, to: url.path) }
  }
}
