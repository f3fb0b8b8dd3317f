/// The name of a color in an asset catalog. Its components are looked up where it is drawn.
package struct ColorAsset: Hashable, Sendable {
  package let name: String
  /// The folder with the catalog; nil for the app's own.
  package let folder: ResourceFolder?

  package init(name: String, folder: ResourceFolder? = nil) {
    self.name = name
    self.folder = folder
  }

  private static let accentName = "AccentColor"

  /// The color that an app's catalog sets as its accent; nil if it sets none.
  package static let appAccent: ColorAsset? = {
    let asset = ColorAsset(name: accentName)
    return asset.known(in: AssetAppearance()) == nil ? nil : asset
  }()

  /// The color in an appearance. An unknown one is gray, with one warning for each name.
  @MainActor package func color(in appearance: AssetAppearance) -> Color {
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
