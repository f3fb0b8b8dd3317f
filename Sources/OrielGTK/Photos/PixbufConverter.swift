import CGtk
import FoundationEssentials
import OrielCore

/// Converts pictures with gdk-pixbuf.
struct PixbufConverter: PictureConverter {
  func jpeg(of url: URL) -> Data? {
    guard let picture = try? PictureDecoder.upright(url.path(percentEncoded: false), within: .max) else { return nil }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var keys: [UnsafeMutablePointer<CChar>?] = [nil]
    var values: [UnsafeMutablePointer<CChar>?] = [nil]
    guard gdk_pixbuf_save_to_bufferv(picture.pointer, &bytes, &count, "jpeg", &keys, &values, nil) != 0, let bytes
    else {
      return nil
    }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}
