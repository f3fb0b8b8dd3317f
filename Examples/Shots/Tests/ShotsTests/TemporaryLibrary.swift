import CGdkPixbuf
import Foundation
import Oriel

@testable import Shots

/// A folder of small pictures, and a library with thumbnails of its own, gone with this object.
@MainActor final class TemporaryLibrary {
  let root: URL
  let folder: URL
  let library: Library
  let cache: ThumbnailCache

  init(_ names: String..., width: Int = 2) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "shots-\(UUID().uuidString)")
    folder = root.appending(path: "Pictures", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    cache = ThumbnailCache(folder: root.appending(path: "thumbnails").path)
    library = Library(thumbnails: Thumbnails(cache: cache, width: width))
    for name in names { try Self.write(folder.appending(path: name)) }
  }

  isolated deinit {
    library.preparation.stop()
    try? FileManager.default.removeItem(at: root)
  }

  /// Shows the folder, and returns when it has been read.
  func open() async {
    library.open(folder)
    await library.finishReading()
  }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  /// Writes a picture, twice as wide as high, whose left half is red and whose right half is blue.
  nonisolated static func write(_ url: URL, width: Int = 64) throws {
    let height = width / 2
    var pixels = [UInt8]()
    for _ in 0..<height {
      for x in 0..<width { pixels += x < width / 2 ? [220, 20, 20] : [20, 20, 220] }
    }
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let pixbuf = gdk_pixbuf_new_from_bytes(
      bytes, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let kind = url.pathExtension == "png" ? "png" : "jpeg"
    guard gdk_pixbuf_savev(pixbuf, url.path, kind, nil, nil, nil) != 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
