import CGtk
import OrielCore

/// The colors of a theme on which others depend.
package struct ThemeColors: Hashable, Sendable {
  /// The background of windows.
  package var window: Palette.Hex
  /// The background of content, such as lists and cards.
  package var content: Palette.Hex
  /// The color of text.
  package var foreground: Palette.Hex
  /// The accent color, as the background of selected content.
  package var accent: Palette.Hex

  /// Those of GTK's own theme.
  init(_ variant: ThemeVariant) {
    switch variant {
    case .light: (window, content, foreground, accent) = (0xf6f5f4, 0xffffff, 0x2e3436, 0x3584e4)
    case .dark: (window, content, foreground, accent) = (0x353535, 0x2d2d2d, 0xeeeeec, 0x15539e)
    case .highContrastLight: (window, content, foreground, accent) = (0xfdfdfc, 0xffffff, 0x272c2e, 0x1b6acb)
    case .highContrastDark: (window, content, foreground, accent) = (0x303030, 0x2d2d2d, 0xf3f3f1, 0x0f3b71)
    }
  }

  /// Those of the current theme. Where it doesn't name a color, it is that of GTK's.
  @MainActor init(ofCurrent variant: ThemeVariant) {
    self.init(variant)
    if let color = Self.color(named: ["window_bg_color", "theme_bg_color"]) { window = color }
    if let color = Self.color(named: ["view_bg_color", "theme_base_color"]) { content = color }
    if let color = Self.color(named: ["window_fg_color", "theme_fg_color"]) { foreground = color }
    if let color = Self.color(named: ["accent_bg_color", "theme_selected_bg_color", "accent_color"]) { accent = color }
  }

  /// The accent color without the darkening in the dark variant of GTK's own theme, in which it is hardly seen.
  var undarkenedAccent: Palette.Hex {
    accent == ThemeColors(.dark).accent ? ThemeColors(.light).accent : accent
  }

  /// The backgrounds of windows and content.
  var backgrounds: [SIMD3<Double>] { [Palette.components(window), Palette.components(content)] }

  /// The backgrounds on which text is legible: these, and the boxes of groups, which are slightly closer to the text.
  var surfaces: [SIMD3<Double>] {
    backgrounds + [Contrast.blend(Palette.components(foreground), over: Palette.components(window), 0.03)]
  }

  /// Its style is that of the display, since it is in no window.
  @MainActor private static let widget = ObjectHandle(retaining: gtk_label_new(nil))

  /// The first of these names that the theme defines as an opaque color.
  @MainActor private static func color(named names: [String]) -> Palette.Hex? {
    for name in names {
      var color = GdkRGBA()
      guard oriel_widget_lookup_color(widget.pointer(), name, &color) != 0, color.alpha == 1 else { continue }
      return Palette.hex(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
    return nil
  }
}
