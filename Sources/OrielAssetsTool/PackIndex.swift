/// The index of a pack, as OrielCore reads it in `AssetIndex`.
struct PackIndex: Encodable {
  /// A range of bytes behind the index.
  struct Slice: Encodable, Equatable {
    var offset: Int
    var length: Int
  }

  /// The appearance for which a variant is; nil for any.
  struct Appearance: Hashable {
    var isDark: Bool?
    var hasHighContrast: Bool?
  }

  struct ColorVariant: Encodable, Equatable {
    var isDark: Bool?
    var hasHighContrast: Bool?
    var system: String?
    var space: String?
    var components: [Double]?
  }

  struct Picture: Encodable, Equatable {
    var isTemplate: Bool?
    var files: [PictureFile] = []
    var symbol: Symbol?
  }

  struct PictureFile: Encodable, Equatable {
    var isDark: Bool?
    var hasHighContrast: Bool?
    var scale: Int?
    var slice: Slice
  }

  /// A symbol: areas in a square of 16 units, at `x * scale + dx`.
  struct Symbol: Encodable, Equatable {
    var paths: [String]
    var scale: Double
    var dx: Double
    var dy: Double
  }

  var colors: [String: [ColorVariant]] = [:]
  var images: [String: Picture] = [:]
  var tables: [String: [String: Slice]] = [:]
  var sourceLanguage: String?
}
