import CGtk
import OrielCore

/// The colours that have names, for each variant of the theme: GNOME's palette.
package enum Palette {
  /// A colour in red, green and blue, 8 bits each.
  typealias Hex = UInt32

  /// The colour of a name; nil for those that follow the foreground.
  static func hex(_ name: OrielCore.Color.Name, in scheme: ColorScheme) -> Hex? {
    switch name {
    case .primary, .secondary, .clear: nil
    case .accent: pick(scheme, 0x1c71d8, 0x78aeed, 0x15539e, 0x99c1f1)
    case .red: pick(scheme, 0xe01b24, 0xff7b63, 0xa51d2d, 0xff9d8c)
    case .orange: pick(scheme, 0xe66100, 0xffa348, 0xa84300, 0xffbe6f)
    case .yellow: pick(scheme, 0xe5a50a, 0xf8e45c, 0x8a6200, 0xf9f06b)
    case .green: pick(scheme, 0x2ec27e, 0x57e389, 0x1a7f4f, 0x8ff0a4)
    case .mint: pick(scheme, 0x00b894, 0x63e6be, 0x00735c, 0x96f2d7)
    case .teal: pick(scheme, 0x2190a4, 0x5fc6d6, 0x155e6b, 0x8fdfea)
    case .cyan: pick(scheme, 0x2aa1d9, 0x74ccf4, 0x17658a, 0xa3defa)
    case .blue: pick(scheme, 0x3584e4, 0x62a0ea, 0x1a5fb4, 0x99c1f1)
    case .indigo: pick(scheme, 0x5b5bd6, 0x8c8cf0, 0x3d3da8, 0xb3b3f7)
    case .purple: pick(scheme, 0x9141ac, 0xc061cb, 0x613583, 0xdc8add)
    case .pink: pick(scheme, 0xd56199, 0xf08bbb, 0x9c2f67, 0xf7b3d2)
    case .brown: pick(scheme, 0x986a44, 0xcdab8f, 0x63452c, 0xe0c8b4)
    case .gray: pick(scheme, 0x77767b, 0x9a9996, 0x5e5c64, 0xc0bfbc)
    case .black: 0x000000
    case .white: 0xffffff
    }
  }

  /// The colour with these components, each between 0 and 1.
  static func hex(red: Double, green: Double, blue: Double) -> Hex {
    func byte(_ component: Double) -> Hex { Hex((min(max(component, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private static func pick(
    _ scheme: ColorScheme, _ light: Hex, _ dark: Hex, _ contrastLight: Hex, _ contrastDark: Hex
  ) -> Hex {
    switch scheme {
    case .light: light
    case .dark: dark
    case .highContrastLight: contrastLight
    case .highContrastDark: contrastDark
    }
  }

  /// How much of the foreground is left at each of its weaker levels, 0 to 3.
  static func strength(level: Int, in scheme: ColorScheme) -> Double {
    let hasHighContrast = scheme == .highContrastLight || scheme == .highContrastDark
    let strengths = hasHighContrast ? [1, 0.9, 0.8, 0.7] : [1, 0.7, 0.5, 0.3]
    return strengths[min(max(level, 0), 3)]
  }
}

/// What GTK needs to know to paint: a class of the style sheet that sets the colour, or the colour itself.
package struct ResolvedPaint: Equatable {
  /// The class; nil for the colour that text has anyway, or where there are components.
  package var cssClass: String?
  /// Red, green and blue between 0 and 1.
  package var components: SIMD3<Double>?
  /// How much is let through.
  package var alpha = 1.0

  /// What a paint comes to.
  package init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      alpha = color.alpha
      switch color.base {
      case .named(.primary): break
      case .named(.clear): alpha = 0
      case .named(let name): cssClass = "oriel-\(name.rawValue)"
      case .rgb(let red, let green, let blue):
        components = SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one)
      }
    case .foreground(let level): cssClass = level <= 0 ? nil : "oriel-level\(min(level, 3))"
    case .tint: cssClass = "oriel-accent"
    case .background(let level): cssClass = level <= 0 ? "oriel-background" : "oriel-raised"
    case .separator: cssClass = "oriel-separator"
    }
  }

  /// The classes with which an icon is drawn in this paint.
  @MainActor var iconClasses: [String] {
    var classes = cssClass.map { [$0] } ?? []
    if let components {
      classes.append(
        StyleSheet.colorClass(Palette.hex(red: components.x, green: components.y, blue: components.z)))
    }
    if alpha < 1 { classes.append(StyleSheet.alphaClass(alpha)) }
    return classes
  }

  /// What a paint comes to where no class can be used, as in a part of a text: the colour itself, in one variant.
  init(_ paint: Paint, in scheme: ColorScheme) {
    self.init(paint)
    guard cssClass != nil else { return }
    cssClass = nil
    switch paint {
    case .color(let color):
      guard case .named(let name) = color.base else { break }
      components = Palette.hex(name, in: scheme).map(Self.components)
      if name == .secondary { alpha *= Palette.strength(level: 1, in: scheme) }
    case .foreground(let level): alpha = Palette.strength(level: level, in: scheme)
    case .tint: components = Palette.hex(.accent, in: scheme).map(Self.components)
    case .background, .separator: alpha = Palette.strength(level: 3, in: scheme)
    }
  }

  private static func components(_ hex: Palette.Hex) -> SIMD3<Double> {
    SIMD3(Double(hex >> 16 & 0xff), Double(hex >> 8 & 0xff), Double(hex & 0xff)) / 255
  }
}
