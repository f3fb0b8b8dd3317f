extension Color: CustomStringConvertible {
  /// The name of the color, such as "red", or its components, such as "#FF8000FF".
  public var description: String {
    switch base {
    case .rgb(let red, let green, let blue): return "#" + [red, green, blue, alpha].map(Self.hex).joined()
    case .named(let name): return prefix + name.rawValue
    case .asset(let asset): return prefix + asset.description
    }
  }

  /// The opacity, unless the color is opaque.
  private var prefix: String { alpha == 1 ? "" : "\(Int((alpha * 100).rounded()))% " }

  private static func hex(_ component: Double) -> String {
    let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension ColorAsset: CustomStringConvertible {
  /// The name, or the colors for the light and the dark style.
  package var description: String {
    guard let colors else { return "\"\(name)\"" }
    return "\(colors.light) (light), \(colors.dark) (dark)"
  }
}
