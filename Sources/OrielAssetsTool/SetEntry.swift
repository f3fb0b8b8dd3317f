/// An entry of a color or image set, with what it is for.
struct SetEntry {
  let json: JSON
  let appearance: PackIndex.Appearance
  /// How far its device is from a desktop computer: 0 for a Mac, 1 for all devices.
  private let distance: Int

  private init(_ json: JSON) {
    self.json = json
    let devices = ["mac": 0, "universal": 1, "ipad": 2]
    distance = devices[json["idiom"]?.string ?? "universal"] ?? 3
    var appearance = PackIndex.Appearance()
    for condition in json["appearances"]?.array ?? [] {
      switch (condition["appearance"]?.string, condition["value"]?.string) {
      case ("luminosity", let value?): appearance.isDark = value == "dark"
      case ("contrast", let value?): appearance.hasHighContrast = value == "high"
      default: break
      }
    }
    self.appearance = appearance
  }

  /// Conditions that a desktop doesn't have, or that a language sets.
  private static let conditions = [
    "display-gamut", "graphics-feature-set", "height-class", "language-direction", "locale", "memory", "screen-width",
    "subtype",
    "width-class",
  ]

  /// The entries for the device that is closest to a desktop computer, without those for a special condition.
  static func entries(_ list: [JSON], where isUsed: (JSON) -> Bool) -> [SetEntry] {
    let plain = list.filter { entry in
      isUsed(entry) && !conditions.contains { entry[$0] != nil && !isDefault(entry, $0) }
    }
    let entries = plain.map { SetEntry($0) }
    let closest = entries.map(\.distance).min()
    return entries.filter { $0.distance == closest }
  }

  private static func isDefault(_ entry: JSON, _ condition: String) -> Bool {
    condition == "display-gamut" && entry[condition]?.string == "sRGB"
  }
}
