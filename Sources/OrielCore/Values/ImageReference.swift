import FoundationEssentials

/// The source of an image.
package enum ImageReference: Equatable, Sendable {
  /// The name of an icon in the icon theme.
  case icon(String)
  /// The name of an SF Symbol, for which the platform chooses an icon of the theme.
  case symbol(String)
  /// The name of an image in the app's resources.
  case resource(String, ResourceFolder?)
  /// A picture of an asset catalog.
  case asset(AssetPicture)
  case file(URL)
  case data(Data)
  /// A loaded picture, and the number of its pixels per application pixel.
  case loaded(LoadedPicture, scale: Double)

  /// The number of the picture's pixels per application pixel.
  package var pixelScale: Double {
    switch self {
    case .loaded(_, let scale): scale
    case .asset(let picture): picture.scale
    case .icon, .symbol, .resource, .file, .data: 1
    }
  }

  package static func == (first: ImageReference, second: ImageReference) -> Bool {
    switch (first, second) {
    case (.icon(let first), .icon(let second)), (.symbol(let first), .symbol(let second)): first == second
    case (.resource(let name, let folder), .resource(let other, let otherFolder)):
      name == other && folder == otherFolder
    case (.asset(let first), .asset(let second)): first == second
    case (.file(let first), .file(let second)): first == second
    case (.data(let first), .data(let second)): first == second
    case (.loaded(let first, let scale), .loaded(let second, let other)): first === second && scale == other
    default: false
    }
  }
}
