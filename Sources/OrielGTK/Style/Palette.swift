import CGtk
import OrielCore

/// The named colors for each variant of the theme: GNOME's palette.
package enum Palette {
  /// A color in red, green and blue, 8 bits each.
  typealias Hex = UInt32

  /// The color with a name; nil for names that are relative to the foreground.
  static func hex(_ name: OrielCore.Color.Name, in scheme: ThemeVariant) -> Hex? {
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

  /// The background of windows, and above it that of content, in GTK's own theme.
  static func background(level: Int, in scheme: ThemeVariant) -> Hex {
    level <= 0
      ? pick(scheme, 0xf6f5f4, 0x353535, 0xfdfdfc, 0x303030) : pick(scheme, 0xffffff, 0x2d2d2d, 0xffffff, 0x000000)
  }

  /// The color with these components, each between 0 and 1.
  static func hex(red: Double, green: Double, blue: Double) -> Hex {
    func byte(_ component: Double) -> Hex { Hex((min(max(component, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private static func pick(
    _ scheme: ThemeVariant, _ light: Hex, _ dark: Hex, _ contrastLight: Hex, _ contrastDark: Hex
  ) -> Hex {
    switch scheme {
    case .light: light
    case .dark: dark
    case .highContrastLight: contrastLight
    case .highContrastDark: contrastDark
    }
  }

  /// The opacity of the foreground at the levels 0 to 4.
  static func strength(level: Int, in scheme: ThemeVariant) -> Double {
    let strengths = scheme.hasHighContrast ? [1, 0.9, 0.8, 0.7, 0.6] : Paint.strengths
    return strengths[min(max(level, 0), strengths.count - 1)]
  }

  /// The opacity of a material.
  static func strength(_ material: Material.Kind, in scheme: ThemeVariant) -> Double {
    if scheme.hasHighContrast { return 1 }
    return switch material {
    case .ultraThin: 0.4
    case .thin: 0.55
    case .regular: 0.7
    case .thick: 0.85
    case .ultraThick, .bar: 0.95
    }
  }
}
