/// The components of the named colors that don't depend on the desktop's theme: GNOME's palette.
package enum ColorPalette {
  /// A color in red, green and blue, 8 bits each; nil for the colors of the theme.
  package static func hex(_ name: Color.Name, in appearance: AssetAppearance) -> UInt32? {
    switch name {
    case .primary, .secondary, .clear, .accent, .windowBackground, .contentBackground: nil
    case .red: pick(appearance, 0xe01b24, 0xff7b63, 0xa51d2d, 0xff9d8c)
    case .orange: pick(appearance, 0xe66100, 0xffa348, 0xa84300, 0xffbe6f)
    case .yellow: pick(appearance, 0xe5a50a, 0xf8e45c, 0x8a6200, 0xf9f06b)
    case .green: pick(appearance, 0x2ec27e, 0x57e389, 0x1a7f4f, 0x8ff0a4)
    case .mint: pick(appearance, 0x00b894, 0x63e6be, 0x00735c, 0x96f2d7)
    case .teal: pick(appearance, 0x2190a4, 0x5fc6d6, 0x155e6b, 0x8fdfea)
    case .cyan: pick(appearance, 0x2aa1d9, 0x74ccf4, 0x17658a, 0xa3defa)
    case .blue: pick(appearance, 0x1c71d8, 0x62a0ea, 0x1a5fb4, 0x99c1f1)
    case .indigo: pick(appearance, 0x5b5bd6, 0x8c8cf0, 0x3d3da8, 0xb3b3f7)
    case .purple: pick(appearance, 0x9141ac, 0xc061cb, 0x613583, 0xdc8add)
    case .pink: pick(appearance, 0xd56199, 0xf08bbb, 0x9c2f67, 0xf7b3d2)
    case .brown: pick(appearance, 0x986a44, 0xcdab8f, 0x63452c, 0xe0c8b4)
    case .gray: pick(appearance, 0x6f6e73, 0x9a9996, 0x5e5c64, 0xc0bfbc)
    case .black: 0x000000
    case .white: 0xffffff
    }
  }

  private static func pick(
    _ appearance: AssetAppearance, _ light: UInt32, _ dark: UInt32, _ contrastLight: UInt32, _ contrastDark: UInt32
  ) -> UInt32 {
    switch (appearance.isDark, appearance.hasHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): contrastLight
    case (true, true): contrastDark
    }
  }

  /// The red, green and blue of a color, each between 0 and 1.
  package static func components(_ hex: UInt32) -> SIMD3<Double> {
    SIMD3(Double(hex >> 16 & 0xff), Double(hex >> 8 & 0xff), Double(hex & 0xff)) / 255
  }
}
