import FoundationEssentials

/// Where an image comes from.
package enum ImageReference: Equatable, Sendable {
  /// A name of the icon theme.
  case icon(String)
  /// A name of SF Symbols; the platform finds an icon of its own for it.
  case symbol(String)
  /// A picture among the app's resources.
  case resource(String, ResourceFolder?)
  case file(URL)
  case data(Data)
}
