/// The name of a color in an asset catalog, or the colors of code for the light and the dark style. Its components are looked
/// up where it is drawn.
package struct ColorAsset: Hashable, Sendable {
  package let name: String
  /// The folder with the catalog; nil for the app's own.
  package let folder: ResourceFolder?
  /// The colors for the light and the dark style, if code has determined them.
  private let variants: [Color]

  package init(name: String, folder: ResourceFolder? = nil) {
    self.name = name
    self.folder = folder
    variants = []
  }

  init(light: Color, dark: Color) {
    name = ""
    folder = nil
    variants = [light, dark]
  }

  /// The colors for the light and the dark style, if code has determined them.
  var colors: (light: Color, dark: Color)? { variants.count == 2 ? (variants[0], variants[1]) : nil }

  private static let accentName = "AccentColor"

  /// The color that an app's catalog sets as its accent; nil if it sets none.
  package static let appAccent: ColorAsset? = {
    let asset = ColorAsset(name: accentName)
    return asset.known(in: AssetAppearance()) == nil ? nil : asset
  }()

  /// The color in an appearance. An unknown one is gray, with one warning for each name.
  @MainActor package func color(in appearance: AssetAppearance) -> Color {
    if let colors {
      let color = appearance.isDark ? colors.dark : colors.light
      guard case .asset(let asset) = color.base else { return color }
      return asset.color(in: appearance).opacity(color.alpha)
    }
    if let color = known(in: appearance) { return color }
    // New projects have a color set of this name without a color.
    if name == Self.accentName { return .accentColor }
    Diagnostics.warn("there is no color \"\(name)\" in the asset catalogs", once: "color.\(name)")
    return .gray
  }

  private func known(in appearance: AssetAppearance) -> Color? {
    let pack = AssetPack.pack(in: folder) { $0.index.colors[name] != nil }
    return pack?.index.colors[name].flatMap { appearance.best(of: $0)?.color }
  }
}
