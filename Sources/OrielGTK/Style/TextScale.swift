import CGtk

/// The user's text scale setting.
@MainActor enum TextScale {
  private static let usualDPI = 96.0 * 1024

  /// The text size relative to the default. When it changes, GTK measures all widgets again.
  static var current: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let dpi = ObjectProperty.integer(settings.raw, "gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / usualDPI : 1
  }
  /// The size of body text, in points; nil if the setting is none.
  static var fontSize: Double? {
    guard let settings = gtk_settings_get_default(), let name = ObjectProperty.string(settings.raw, "gtk-font-name"),
      let font = pango_font_description_from_string(name)
    else { return nil }
    defer { pango_font_description_free(font) }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    return size > 0 && pango_font_description_get_size_is_absolute(font) == 0 ? size : nil
  }
}
