import CGtk

/// The text scale that the user has set.
@MainActor enum TextScale {
  private static let usualDPI = 96.0 * 1024

  /// The size of text in relation to the usual one. When it changes, GTK measures everything again.
  static var current: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let dpi = ObjectProperty.integer(settings.raw, "gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / usualDPI : 1
  }
}
