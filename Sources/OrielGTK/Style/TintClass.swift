import OrielCore

/// The style classes of tinted controls.
@MainActor enum TintClass {
  /// The class for a tint; nil for the desktop's accent color.
  static func of(_ paint: Paint) -> StyleClass? {
    switch paint {
    case .color(let color):
      switch color.base {
      case .named(.primary), .named(.secondary), .named(.clear), .named(.accent): nil
      case .named(let name): StyleSheet.tintClass(name)
      case .rgb(let red, let green, let blue):
        StyleSheet.tintClass(Palette.hex(red: red, green: green, blue: blue))
      }
    case .gradient(let gradient): of(.color(gradient.mainColor))
    case .faded(let paint, _), .shadowed(let paint, _): of(paint)
    case .foreground, .tint, .background, .separator, .selection, .material: nil
    }
  }
}
