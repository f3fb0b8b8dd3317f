import CGtk

/// The sizes of thumbnails in the desktop's cache.
enum ThumbnailSize: Int, CaseIterable, Sendable {
  case normal = 128
  case large = 256
  case extraLarge = 512
  case extraExtraLarge = 1024

  /// The name of the folder in the cache.
  var folder: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .extraExtraLarge: "xx-large"
    }
  }

  /// The suffix of the names of GIO's attributes.
  var attribute: String { folder.utf8.count > 6 ? folder.filter { $0 != "-" } : folder }

  /// GIO's attributes: the path, whether it is up to date, and whether an attempt has failed.
  var attributes: (path: String, isValid: String, failed: String) {
    ("thumbnail::path-\(attribute)", "thumbnail::is-valid-\(attribute)", "thumbnail::failed-\(attribute)")
  }
}
