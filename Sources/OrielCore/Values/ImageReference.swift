import FoundationEssentials

/// The source of an image.
package enum ImageReference: Equatable, Sendable {
  /// The name of an icon in the icon theme.
  case icon(String)
  /// The name of an SF Symbol, for which the platform chooses an icon of the theme.
  case symbol(String)
  /// The name of an image in the app's resources.
  case resource(String, ResourceFolder?)
  case file(URL)
  case data(Data)
}
