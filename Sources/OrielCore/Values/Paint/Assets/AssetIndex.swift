import FoundationEssentials

/// The names of what is in an `AssetPack`, and where. The tool `OrielAssetsTool` writes it.
package struct AssetIndex: Decodable, Sendable {
  /// A range of bytes behind the index.
  struct Slice: Decodable, Hashable, Sendable {
    var offset: Int
    var length: Int
  }

  /// A variant of a color: a system color, or components.
  struct ColorVariant: Decodable, Sendable, AssetVariant {
    var isDark: Bool?
    var hasHighContrast: Bool?
    /// The name of one of Oriel's colors, which has the components then.
    var system: String?
    /// The color space; nil for sRGB.
    var space: String?
    /// Red, green, blue and opacity.
    var components: [Double]?

    var color: Color? {
      if let system { return Color.Name(rawValue: system).map { Color($0) } }
      guard let components, components.count == 4 else { return nil }
      let space: Color.RGBColorSpace =
        switch self.space {
        case "displayP3": .displayP3
        case "linear": .sRGBLinear
        default: .sRGB
        }
      return Color(
        space, red: components[0], green: components[1], blue: components[2], opacity: components[3])
    }
  }

  /// An image set or a symbol set.
  struct Picture: Decodable, Sendable {
    /// Whether it is drawn in the foreground style.
    var isTemplate: Bool?
    var files: [PictureFile]
    /// The drawing of a symbol, which has no files.
    var symbol: AssetSymbol?
  }

  /// A variant of an image.
  struct PictureFile: Decodable, Sendable, AssetVariant {
    var isDark: Bool?
    var hasHighContrast: Bool?
    /// The number of the picture's pixels per application pixel; nil for a picture in vectors, which has any.
    var scale: Int?
    var slice: Slice
  }

  var colors: [String: [ColorVariant]] = [:]
  var images: [String: Picture] = [:]
  /// The tables of translations, by their name and then by their language.
  var tables: [String: [String: Slice]] = [:]
  /// The language whose texts are displayed where there is no translation.
  var sourceLanguage: String?
}
