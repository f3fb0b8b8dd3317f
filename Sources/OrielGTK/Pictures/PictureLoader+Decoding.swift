import CGtk
import FoundationEssentials
import OrielCore

extension PictureLoader {
  /// Loads and decodes a picture.
  static func picture(from url: URL) async throws -> LoadedPicture {
    try await picture(of: data(from: url))
  }

  /// Decodes a picture.
  static func picture(of data: Data) async throws -> LoadedPicture {
    try Task.checkCancellation()
    guard let texture = await PictureDecoding.shared.texture(of: data) else {
      throw PictureError("\(data.count) bytes are no image that can be read")
    }
    let pixels = Int(gdk_texture_get_width(texture.pointer)) * Int(gdk_texture_get_height(texture.pointer))
    return LoadedPicture(data, object: ObjectHandle(retaining: texture.pointer), pixels: pixels)
  }
}
