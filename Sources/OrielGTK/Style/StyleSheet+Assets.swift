import OrielCore

// The classes for colors of asset catalogs, whose components differ between the theme's variants.
extension StyleSheet {
  private static var assets: [ColorAsset: Int] = [:]

  /// The number of an asset in the names of its classes.
  static func number(of asset: ColorAsset) -> Int {
    if let number = assets[asset] { return number }
    let number = assets.count
    assets[asset] = number
    return number
  }

  /// The class for texts and icons in a color of an asset catalog.
  static func colorClass(_ asset: ColorAsset) -> StyleClass {
    let added = StyleClass.color(asset: number(of: asset))
    return add(added) { palette in
      "\(.color)\(added) { color: alpha(\(css(palette.hex(asset))), \(palette.alpha(of: asset))); }\n"
    }
  }

  /// The class for controls tinted in a color of an asset catalog.
  static func tintClass(_ asset: ColorAsset) -> StyleClass {
    let added = StyleClass.tint(asset: number(of: asset))
    return add(added) { palette in rules(tint: added, palette.hex(asset), in: palette) }
  }
}

extension Palette {
  /// What the variants of assets are chosen by.
  var appearance: AssetAppearance { variant.appearance }

  /// A color of an asset catalog in the variant of the theme.
  @MainActor private func color(of asset: ColorAsset) -> OrielCore.Color {
    asset.color(in: appearance)
  }

  /// Red, green and blue of a color of an asset catalog.
  @MainActor func hex(_ asset: ColorAsset) -> Hex {
    switch color(of: asset).base {
    case .rgb(let red, let green, let blue): Self.hex(red: red, green: green, blue: blue)
    case .named(let name): hex(name, for: .area) ?? theme.foreground
    case .asset: 0
    }
  }

  /// The opacity of a color of an asset catalog.
  @MainActor func alpha(of asset: ColorAsset) -> Double {
    let color = color(of: asset)
    switch color.base {
    case .named(.clear): return 0
    case .named(.secondary): return color.alpha * strength(level: 1, for: .text)
    case .named, .rgb, .asset: return color.alpha
    }
  }
}
