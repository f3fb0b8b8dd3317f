import CGtk
import OrielCore

/// The colors and the font of pictures without a display: those of GTK's default theme.
@MainActor enum OffscreenTheme {
  private static let palette = Palette.standard
  private static let foreground = palette.theme.foreground
  private static let background = palette.theme.window

  private static let colors: [StyleClass: GdkRGBA] = {
    var colors: [StyleClass: GdkRGBA] = [:]
    for use in [Palette.Use.text, .area] {
      for name in OrielCore.Color.Name.allCases {
        if let hex = palette.hex(name, for: use) { colors[.color(name, for: use)] = rgba(hex) }
      }
      for level in 1...4 {
        colors[.foreground(level: level, for: use)] = rgba(foreground, palette.strength(level: level, for: use))
      }
      colors[.color(.secondary, for: use)] = colors[.foreground(level: 1, for: use)]
    }
    for level in 1...4 {
      // The steps of the style sheet between the base color and that of text.
      let share = 0.04 * Double(level - 1)
      colors[.raised(level: level)] = mix(rgba(0xffffff), rgba(foreground), share)
    }
    colors[.backgroundColor] = rgba(background)
    colors[.barColor] = mix(rgba(background), rgba(0), 0.09)
    colors[.separatorColor] = rgba(0xcdc7c2)
    colors[.selectionColor] = rgba(palette.accent)
    return colors
  }()

  /// The color of text with these classes.
  static func color(_ classes: [StyleClass]) -> GdkRGBA {
    classes.lazy.compactMap { colors[$0] }.first ?? rgba(foreground)
  }

  /// Whether the language is written from right to left.
  static var isMirrored: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// The context of text in the default size.
  static let textContext = makeTextContext(PANGO_DIRECTION_LTR)
  static let mirroredTextContext = makeTextContext(PANGO_DIRECTION_RTL)

  private static func makeTextContext(_ direction: PangoDirection) -> OpaquePointer {
    let fonts = ObjectHandle(adopting: pango_cairo_font_map_new())
    pango_cairo_font_map_set_resolution(fonts.opaque, 96)
    let context = pango_font_map_create_context(fonts.pointer())!
    let font = pango_font_description_from_string("Sans 11")
    pango_context_set_font_description(context, font)
    pango_font_description_free(font)
    pango_context_set_base_dir(context, direction)
    return context
  }

  private static func rgba(_ hex: Palette.Hex, _ alpha: Double = 1) -> GdkRGBA {
    func part(_ shift: Palette.Hex) -> Float { Float(hex >> shift & 0xff) / 255 }
    return GdkRGBA(red: part(16), green: part(8), blue: part(0), alpha: Float(alpha))
  }

  private static func mix(_ first: GdkRGBA, _ second: GdkRGBA, _ share: Double) -> GdkRGBA {
    let mixed = SIMD4(first) + (SIMD4(second) - SIMD4(first)) * Float(share)
    return GdkRGBA(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
  }
}

extension SIMD4 where Scalar == Float {
  fileprivate init(_ color: GdkRGBA) { self.init(color.red, color.green, color.blue, color.alpha) }
}
