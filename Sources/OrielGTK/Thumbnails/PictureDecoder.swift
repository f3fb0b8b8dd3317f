import CGtk
import OrielCore

/// Decodes pictures with the loaders of gdk-pixbuf, on any thread.
enum PictureDecoder {
  /// The longest side of a decoded picture, in pixels. Some displays can't draw larger textures.
  static let largestSide: Int32 = 4096
  /// The maximum number of pixels of a picture: decoding a larger one could exhaust the memory (600 MB).
  static let largestArea = 150_000_000

  /// Decodes a picture, applies its orientation, and scales it down to fit into a square.
  static func decode(_ path: String, within side: Int32) throws(QuickLookFailure) -> SharedObject {
    guard let texture = PixbufTexture.make(of: try upright(path, within: side)) else { throw QuickLookFailure("") }
    return texture
  }

  /// Decodes a picture in the size in which it is displayed, and applies its orientation. A larger one would hold up the
  /// main loop while it is drawn.
  static func preview(_ path: String, within side: Int32) throws(QuickLookFailure) -> QuickLookPicture {
    let texture = try decode(path, within: min(max(side, 1), largestSide))
    var width: Int32 = 0
    var height: Int32 = 0
    gdk_pixbuf_get_file_info(path, &width, &height)
    let shown = max(gdk_texture_get_width(texture.pointer), gdk_texture_get_height(texture.pointer))
    let scale = Double(min(max(width, height), largestSide)) / Double(max(shown, 1))
    return QuickLookPicture(texture: texture, scale: max(scale, 1))
  }

  /// Decodes a picture, and applies its orientation.
  static func upright(_ path: String, within side: Int32) throws(QuickLookFailure) -> SharedObject {
    let stored = try pixbuf(path, within: side)
    return gdk_pixbuf_apply_embedded_orientation(stored.pointer).map { SharedObject(adopting: $0) } ?? stored
  }

  /// Decodes a picture without applying its orientation.
  private static func pixbuf(_ path: String, within side: Int32) throws(QuickLookFailure) -> SharedObject {
    var width: Int32 = 0
    var height: Int32 = 0
    var error: UnsafeMutablePointer<GError>?
    if gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 {
      guard Int(width) * Int(height) <= largestArea else { throw QuickLookFailure(Word.quickLookTooLarge.text) }
      // With a larger size, gdk-pixbuf would scale the picture up.
      if max(width, height) > side {
        return try adopt(gdk_pixbuf_new_from_file_at_scale(path, side, side, 1, &error), &error)
      }
    }
    return try adopt(gdk_pixbuf_new_from_file(path, &error), &error)
  }

  private static func adopt(
    _ pixbuf: OpaquePointer?, _ error: inout UnsafeMutablePointer<GError>?
  ) throws(QuickLookFailure) -> SharedObject {
    guard let pixbuf else { throw QuickLookFailure(takeMessage(&error) ?? "") }
    return SharedObject(adopting: pixbuf)
  }
}

/// The picture formats for which gdk-pixbuf has a loader.
enum PictureFormats {
  private static let types: Set<String> = {
    var types: Set<String> = []
    let list = gdk_pixbuf_get_formats()
    defer { g_slist_free(list) }
    var next = list
    while let entry = next {
      if let format = entry.pointee.data, let names = gdk_pixbuf_format_get_mime_types(OpaquePointer(format)) {
        var name = names
        while let type = name.pointee {
          types.insert(String(cString: type))
          name += 1
        }
        g_strfreev(names)
      }
      next = entry.pointee.next
    }
    return types
  }()

  /// Whether pictures of this MIME type can be decoded.
  static func contains(_ type: String) -> Bool { types.contains(type) }
}
