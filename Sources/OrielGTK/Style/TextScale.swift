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
}
