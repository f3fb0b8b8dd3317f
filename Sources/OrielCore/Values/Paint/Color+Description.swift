extension Color: CustomStringConvertible {
  /// The name of the color, or its components: `red`, `50% red`, `#FF0000FF`.
  public var description: String {
    switch base {
    case .rgb(let red, let green, let blue): return "#" + [red, green, blue, alpha].map(Self.hex).joined()
    case .named(.accent): return prefix + "accentColor"
    case .named(let name): return prefix + name.rawValue
    case .asset(let asset): return prefix + asset.description
    }
  }

  /// The opacity, unless the color is opaque.
  private var prefix: String { alpha == 1 ? "" : "\(Self.scaled(alpha, to: 100))% " }

  private static func hex(_ component: Double) -> String {
    let digits = String(scaled(component, to: 255), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func scaled(_ component: Double, to whole: Double) -> Int {
    component.isNaN ? 0 : Int((min(max(component, 0), 1) * whole).rounded())
  }
}

extension ColorAsset: CustomStringConvertible {
  /// The name, or the colors for the light and the dark style.
  package var description: String {
    guard let colors else { return "\"\(name)\"" }
    return "\(colors.light) (light), \(colors.dark) (dark)"
  }
}
