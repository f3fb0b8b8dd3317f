import CGtk
import OrielCore

/// The icon theme of the display; without a display, GNOME's.
@MainActor enum IconTheme {
  private static let withoutDisplay: OpaquePointer = {
    let theme = gtk_icon_theme_new()!
    gtk_icon_theme_set_theme_name(theme, "Adwaita")
    return theme
  }()

  private static var current: OpaquePointer {
    gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) } ?? withoutDisplay
  }

  /// Whether the theme has an icon.
  static func contains(_ name: String) -> Bool { gtk_icon_theme_has_icon(current, name) != 0 }

  /// Whether the theme has an icon; if not, the folders are added to it.
  static func contains(_ name: String, orIn folders: [ResourceFolder]) -> Bool {
    if contains(name) { return true }
    for folder in folders { gtk_icon_theme_add_search_path(current, "\(folder.path)/icons") }
    return contains(name)
  }

  /// An icon in a size in application pixels.
  static func icon(_ name: String, size: Double, scale: Double, isMirrored: Bool) -> ObjectHandle? {
    gtk_icon_theme_lookup_icon(
      current, name, nil, Int32(max(1, size.rounded())), Int32(max(1, scale.rounded(.up))),
      isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, GtkIconLookupFlags(rawValue: 0)
    ).map { ObjectHandle(adopting: $0) }
  }
}
