import CGtk

/// The sizes of thumbnails in the desktop's cache.
enum ThumbnailSize: Int, CaseIterable, Sendable {
  case normal = 128
  case large = 256
  case extraLarge = 512
  case extraExtraLarge = 1024

  /// The longest side in pixels.
  var side: Int32 { Int32(rawValue) }

  /// The name of the folder in the cache.
  var folder: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .extraExtraLarge: "xx-large"
    }
  }
}
