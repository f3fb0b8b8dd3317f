import CGdkPixbuf
import Foundation

/// Copies files, and puts them into the trash.
enum FileCopies {
  /// Copies a file to a folder under a name that is free there, and returns the name.
  @concurrent static func copy(_ url: URL, to folder: URL) async throws -> String {
    let free = freeURL(for: folder.appending(path: url.lastPathComponent))
    try FileManager.default.copyItem(at: url, to: free)
    return free.lastPathComponent
  }

  /// A file with this name, or with one like it that is free in the folder.
  static func freeURL(for url: URL) -> URL {
    let folder = url.deletingLastPathComponent()
    let name = freeName(url.lastPathComponent) {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    return folder.appending(path: name)
  }

  /// A name that isn't taken: `a.jpg`, `a 2.jpg`, `a 3.jpg` …
  static func freeName(_ name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    let url = URL(filePath: name)
    let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    for number in 2... {
      let candidate = "\(stem) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      if !isTaken(candidate) { return candidate }
    }
    return name
  }

  /// Puts a file into the trash of the desktop.
  @concurrent static func trash(_ url: URL) async throws {
    let file = g_file_new_for_path(url.path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    var error: UnsafeMutablePointer<GError>?
    guard g_file_trash(file, nil, &error) != 0 else { throw PictureError(taking: error) }
  }
}
