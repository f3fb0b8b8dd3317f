import CGtk
import FoundationEssentials
import OrielCore

/// A picture that has been read, on any thread: the images of apps that are shared with a Mac.
package final class DecodedPicture: Sendable {
  /// The encoded picture.
  package let data: Data
  /// The number of pixels per application pixel that the asset catalog has for it; 1 for others.
  package let scale: Double
  private let texture: SharedObject

  /// Reads an encoded picture; nil if it isn't one, or in a format that neither GdkPixbuf nor GTK can read.
  package init?(_ data: Data, scale: Double = 1) {
    guard let texture = ImageSource.decode(data, scale: 1) else { return nil }
    self.data = data
    self.scale = scale
    self.texture = SharedObject(adopting: texture)
  }

  /// Reads a picture of an asset catalog, or a file among the resources, in a folder or in those of the app.
  package convenience init?(named name: String, in folder: ResourceFolder?) {
    if let asset = AssetPicture(name, in: folder), let data = asset.data {
      self.init(data, scale: asset.isVector ? 1 : asset.scale)
    } else if let path = ImageSource.path(of: name, in: folder), let data = try? Data(contentsOf: URL(filePath: path)) {
      self.init(data)
    } else {
      return nil
    }
  }

  /// A picture that nothing is seen of.
  package static let empty: DecodedPicture = {
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
      8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0b, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0x60, 0, 2, 0,
      0, 5, 0, 1, 0xe9, 0xfa, 0xdc, 0xd8, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ]
    guard let picture = DecodedPicture(Data(png)) else { preconditionFailure("the empty picture can't be read") }
    return picture
  }()

  /// The number of pixels from left to right.
  package var width: Int { Int(gdk_texture_get_width(texture.pointer)) }
  /// The number of pixels from top to bottom.
  package var height: Int { Int(gdk_texture_get_height(texture.pointer)) }

  /// The picture for an image.
  package var loaded: LoadedPicture { LoadedPicture(data, object: texture, pixels: width * height) }

  /// The picture in PNG format; nil if it can't be encoded.
  package var png: Data? {
    guard let bytes = gdk_texture_save_to_png_bytes(texture.pointer) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }

  /// The picture in JPEG format, with transparent parts in white; nil if it can't be encoded.
  ///
  /// - Parameter quality: from 0 to 1.
  package func jpeg(quality: Double) -> Data? {
    let colors = opaquePixels
    guard let bytes = colors.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard
      let picture = gdk_pixbuf_new_from_bytes(
        bytes, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3))
    else { return nil }
    return PixbufConverter.jpeg(of: SharedObject(adopting: picture), quality: quality)
  }

  /// Red, green and blue of each pixel, in front of white.
  private var opaquePixels: [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture.pointer, &pixels, gsize(width * 4))
    var colors: [UInt8] = []
    colors.reserveCapacity(width * height * 3)
    // Blue, green, red and alpha, premultiplied, on a machine with the smallest byte first.
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let white = 255 - pixels[pixel + 3]
      for part in [2, 1, 0] { colors.append(pixels[pixel + part] &+ white) }
    }
    return colors
  }
}
