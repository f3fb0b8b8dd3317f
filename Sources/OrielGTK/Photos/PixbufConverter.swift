import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// Converts pictures with gdk-pixbuf.
struct PixbufConverter: PictureConverter {
  func jpeg(of url: URL) -> Data? {
    guard let picture = try? PictureDecoder.upright(url.path(percentEncoded: false), within: .max) else { return nil }
    return Self.jpeg(of: picture)
  }

  /// Encodes a `GdkPixbuf`; nil if that fails.
  ///
  /// - Parameter quality: from 0 to 1; nil for the usual one.
  static func jpeg(of picture: SharedObject, quality: Double? = nil) -> Data? {
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let options = quality.map { ["quality": String(Int((min(max($0, 0), 1) * 100).rounded()))] } ?? [:]
    var keys: [UnsafeMutablePointer<CChar>?] = options.keys.map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = options.values.map { strdup($0) } + [nil]
    defer { for text in keys + values { free(text) } }
    guard gdk_pixbuf_save_to_bufferv(picture.pointer, &bytes, &count, "jpeg", &keys, &values, nil) != 0, let bytes
    else { return nil }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}
