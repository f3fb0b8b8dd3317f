import CGdkPixbuf
import Foundation

/// The pixels of a picture, upright. GdkPixbuf reads, changes and writes them.
// Unchecked because the pixels never change.
final class Pixbuf: @unchecked Sendable {
  private let pointer: OpaquePointer

  private init?(adopting pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Reads a file.
  ///
  /// - Parameter side: the longest side, in pixels, if the picture in the file is larger. Then fewer pixels are decoded.
  static func read(_ path: String, fitting side: Int? = nil) throws -> Pixbuf {
    var error: UnsafeMutablePointer<GError>?
    var isSmall = true
    if let side, let size = size(of: path) { isSmall = max(size.width, size.height) <= side }
    let found =
      if let side, !isSmall {
        gdk_pixbuf_new_from_file_at_scale(path, Int32(side), Int32(side), 1, &error)
      } else {
        gdk_pixbuf_new_from_file(path, &error)
      }
    guard let stored = Pixbuf(adopting: found) else { throw PictureError(taking: error) }
    return Pixbuf(adopting: gdk_pixbuf_apply_embedded_orientation(stored.pointer)) ?? stored
  }

  /// The width and height that a file tells of, before the picture is turned upright; nil if it isn't a picture.
  static func size(of path: String) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    return (Int(width), Int(height))
  }

  /// A picture of one transparent pixel.
  static func empty() -> Pixbuf? {
    let pixbuf = Pixbuf(adopting: gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 1, 1))
    if let pixbuf { gdk_pixbuf_fill(pixbuf.pointer, 0) }
    return pixbuf
  }

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }

  /// A turned picture.
  func turned(_ orientation: Orientation) -> Pixbuf {
    var result = self
    if orientation.isMirrored { result = Pixbuf(adopting: gdk_pixbuf_flip(result.pointer, 1)) ?? result }
    // GdkPixbuf counts the other way round.
    let rotation = GdkPixbufRotation(rawValue: UInt32((4 - orientation.quarterTurns) % 4 * 90))
    guard orientation.quarterTurns > 0 else { return result }
    return Pixbuf(adopting: gdk_pixbuf_rotate_simple(result.pointer, rotation)) ?? result
  }

  /// The picture after an edit.
  func edited(_ edit: PictureEdit) -> Pixbuf {
    let turned = turned(edit.orientation)
    guard edit.isCropped else { return turned }
    let part = edit.pixels(width: turned.width, height: turned.height)
    // The part refers to the pixels of the whole.
    return Pixbuf(
      adopting: gdk_pixbuf_new_subpixbuf(
        turned.pointer, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))) ?? turned
  }

  /// The encoded picture.
  ///
  /// - Parameter notes: texts that are written into the file, by GdkPixbuf's names for them.
  func data(as format: PictureFormat, notes: [String: String] = [:]) throws -> Data {
    var notes = notes
    if format == .jpeg { notes["quality"] = "95" }
    if let profile = gdk_pixbuf_get_option(pointer, "icc-profile"), format != .bmp {
      notes["icc-profile"] = String(cString: profile)
    }
    let sorted = notes.sorted { $0.key < $1.key }
    var keys = sorted.map { strdup($0.key) } + [nil]
    var values = sorted.map { strdup($0.value) } + [nil]
    defer { for text in keys + values { free(text) } }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard gdk_pixbuf_save_to_bufferv(pointer, &bytes, &count, format.rawValue, &keys, &values, &error) != 0, let bytes
    else { throw PictureError(taking: error) }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}

/// Why a picture can't be read or written, in the words of GdkPixbuf.
struct PictureError: LocalizedError {
  let errorDescription: String?

  init(taking error: UnsafeMutablePointer<GError>?) {
    errorDescription = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
    g_error_free(error)
  }

  init(_ description: String) { errorDescription = description }
}
