import Foundation
import Glibc

/// Reads a folder.
enum FolderReader {
  /// The pictures in a folder, in no particular order.
  @concurrent static func shots(in folder: URL) async throws -> [Shot] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var shots: [Shot] = []
    shots.reserveCapacity(names.count)
    for name in names where PictureName.isPicture(name) {
      if let shot = shot(named: name, in: folder) { shots.append(shot) }
    }
    try Task.checkCancellation()
    return shots
  }

  /// A picture as it is now; nil if it is gone.
  static func shot(named name: String, in folder: URL) -> Shot? {
    let path = "\(folder.path)/\(name)"
    // A question to the system for each of 10,000 files, instead of a dictionary of all attributes.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    return Shot(
      id: name, url: folder.appending(path: name), modified: Date(timeIntervalSince1970: modified),
      bytes: Int(status.st_size), tags: FileTags.read(path))
  }
}
