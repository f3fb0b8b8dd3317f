import Foundation
import Oriel

/// The formats that can be written again after an edit.
enum PictureFormat: String {
  case jpeg, png, tiff, bmp

  init?(_ url: URL) {
    switch url.pathExtension.lowercased() {
    case "jpg", "jpeg", "jpe": self = .jpeg
    case "png": self = .png
    case "tif", "tiff": self = .tiff
    case "bmp": self = .bmp
    default: return nil
    }
  }
}

/// Whether a name is that of a picture.
enum PictureName {
  static func isPicture(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "tif", "tiff", "bmp", "svg", "avif", "heic", "heif", "jxl", "ico",
    "pnm",
    "ppm", "pgm", "tga", "qoi",
  ]
}
