/// The variants of a color in a folder `*.colorset`.
struct ColorSet {
  private(set) var variants: [PackIndex.ColorVariant] = []

  /// Reads the set. Nil and an error if it can't be read; a set without a color is empty.
  init?(_ asset: AssetCatalog.Asset, _ report: Report) {
    let file = asset.contents
    guard let json = file.json(report) else { return nil }
    let entries = SetEntry.entries(json["colors"]?.array ?? []) { $0["color"] != nil }
    // New projects have an accent color that isn't set.
    if entries.isEmpty, asset.name != "AccentColor" {
      report.warn("the color \(asset.name) has no components", in: file.path)
    }
    for entry in entries {
      guard let color = entry.json["color"], let variant = Self.variant(color, entry.appearance, file, report) else {
        continue
      }
      variants.append(variant)
    }
  }

  private static func variant(
    _ color: JSON, _ appearance: PackIndex.Appearance, _ file: SourceFile, _ report: Report
  ) -> PackIndex.ColorVariant? {
    var variant = PackIndex.ColorVariant(isDark: appearance.isDark, hasHighContrast: appearance.hasHighContrast)
    if let reference = color["reference"] {
      guard let system = system[reference.string ?? ""] else {
        report.warn("\(reference.string ?? "") is no color of Linux desktops", in: file.path, line: reference.line)
        return nil
      }
      variant.system = system
      return variant
    }
    guard let components = color["components"] else {
      report.fail("the color has no components", in: file.path, line: color.line)
      return nil
    }
    let space = color["color-space"]?.string ?? "srgb"
    switch space {
    case "srgb", "extended-srgb": break
    case "display-p3": variant.space = "displayP3"
    case "extended-linear-srgb": variant.space = "linear"
    case "gray-gamma-22", "extended-gray":
      guard let white = component("white", components, file, report),
        let alpha = component("alpha", components, file, report)
      else { return nil }
      variant.components = [white, white, white, alpha]
      return variant
    default:
      report.warn(
        "the color space \(space) isn't known; the color is taken as sRGB", in: file.path,
        line: color["color-space"]?.line ?? color.line)
    }
    let values = ["red", "green", "blue", "alpha"].compactMap { component($0, components, file, report) }
    guard values.count == 4 else { return nil }
    variant.components = values
    return variant
  }

  /// A component between 0 and 1: `0.5`, or of 255 parts `128` or `0x80`. The opacity may be missing.
  private static func component(_ name: String, _ components: JSON, _ file: SourceFile, _ report: Report) -> Double? {
    guard let json = components[name] else {
      if name == "alpha" { return 1 }
      report.fail("the color has no component \(name)", in: file.path, line: components.line)
      return nil
    }
    if let number = json.number { return number }
    let text = json.string ?? ""
    if text.hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) { return Double(byte) / 255 }
    if let number = Double(text), number.isFinite {
      // Opacity is never of 255 parts.
      return text.contains(".") || name == "alpha" ? number : number / 255
    }
    report.fail("\"\(text)\" is no component of a color", in: file.path, line: json.line)
    return nil
  }

  /// Oriel's colors by the names of the system's.
  private static let system: [String: String] = {
    var names = [
      "labelColor": "primary", "textColor": "primary", "secondaryLabelColor": "secondary",
      "controlAccentColor": "accent", "tintColor": "accent", "linkColor": "blue", "blackColor": "black",
      "whiteColor": "white", "clearColor": "clear",
    ]
    for name in [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ] { names["system\(name.capitalized)Color"] = name }
    return names
  }()
}
