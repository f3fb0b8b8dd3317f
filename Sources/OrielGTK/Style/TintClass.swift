import OrielCore

/// The style classes of tinted controls.
@MainActor enum TintClass {
  /// The class for a tint; nil for colors that aren't tints.
  ///
  /// - Parameter hasAccent: whether the control has the accent color without a class. Then the class is nil for it.
  static func of(_ paint: Paint, hasAccent: Bool = true) -> StyleClass? {
    switch paint {
    case .color(let color):
      switch color.base {
      case .named(.primary), .named(.secondary), .named(.clear): nil
      case .named(.accent) where hasAccent: nil
      case .named(let name): StyleSheet.tintClass(name)
      case .rgb(let red, let green, let blue):
        StyleSheet.tintClass(Palette.hex(red: red, green: green, blue: blue))
      case .asset(let asset): StyleSheet.tintClass(asset)
      }
    case .gradient(let gradient): of(.color(gradient.mainColor), hasAccent: hasAccent)
    case .faded(let paint, _), .shadowed(let paint, _): of(paint, hasAccent: hasAccent)
    case .tint where !hasAccent: StyleSheet.tintClass(.accent)
    case .foreground, .tint, .background, .separator, .selection, .material: nil
    }
  }
}
