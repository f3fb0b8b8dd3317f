extension Color: CustomStringConvertible {
  /// The name of the color, or its components: `red`, `50% red`, `#FF0000FF`.
  public var description: String {
    switch base {
    case .named(.accent): faded("accentColor")
    case .named(let name): faded(name.rawValue)
    case .asset(let asset): faded("\"\(asset.name)\"")
    case .rgb(let red, let green, let blue): "#" + [red, green, blue, alpha].map(Self.hex).joined()
    }
  }

  private func faded(_ name: String) -> String {
    alpha == 1 ? name : "\(Int((min(max(alpha, 0), 1) * 100).rounded()))% \(name)"
  }

  private static func hex(_ component: Double) -> String {
    let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
