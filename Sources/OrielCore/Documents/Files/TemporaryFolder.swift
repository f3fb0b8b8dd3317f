import FoundationEssentials

/// A folder for files that exist until they have been copied.
struct TemporaryFolder: Sendable {
  let path: DiskPath
  private let system = FileSystem()

  /// Creates the folder, which only the user can read.
  init() throws {
    let parent = FileManager.default.temporaryDirectory
    guard let place = DiskPath(parent) else { throw FileAccessError(.write, parent, .invalidName) }
    path = place.appending("oriel-\(UUID().uuidString)")
    try system.makeFolder(FilePlace(path), mode: 0o700, for: FileSubject(.write, path))
  }

  /// Removes the folder with its files.
  func discard() { system.discard(path) }
}
