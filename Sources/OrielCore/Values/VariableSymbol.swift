/// A symbol whose variants show a value.
struct VariableSymbol {
  /// The variants, from the lowest value to the highest.
  private let variants: [ImageReference]

  /// The symbol with a name; nil if it has no variants.
  init?(_ name: String) {
    switch name {
    case "wifi": variants = Self.signal("network-wireless-signal")
    case "cellularbars": variants = Self.signal("network-cellular-signal")
    case "speaker.wave.3", "speaker.wave.3.fill":
      variants = ["speaker.slash", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3"].map { .symbol($0) }
    case "battery.100", "battery.100percent":
      variants = [0, 25, 50, 75, 100].map { .symbol("battery.\($0)") }
    default: return nil
    }
  }

  private static func signal(_ icon: String) -> [ImageReference] {
    ["none", "weak", "ok", "good", "excellent"].map { .icon("\(icon)-\($0)-symbolic") }
  }

  /// The variant for a value from 0 to 1: the first one for 0, and the last one for 1.
  func variant(for value: Double) -> ImageReference {
    guard value > 0 else { return variants[0] }
    let last = variants.count - 1
    return variants[value < 1 ? Int((value * Double(last)).rounded(.up)) : last]
  }
}
