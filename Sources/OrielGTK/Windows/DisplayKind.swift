import CGtk

/// The kind of display, for features that differ between GTK's backends.
@MainActor enum DisplayKind {
  /// Whether windows may be transparent.
  static var isComposited: Bool {
    assumesCompositing ?? gdk_display_get_default().map { gdk_display_is_composited($0) != 0 } ?? false
  }
  /// For tests of what depends on it; nil for what the display says.
  static var assumesCompositing: Bool?

  /// Whether the display is an X server, where popovers are displayed above all windows.
  static let isX11: Bool = {
    guard let display = gdk_display_get_default() else { return false }
    return String(cString: g_type_name_from_instance(display.raw.assumingMemoryBound(to: GTypeInstance.self)))
      == "GdkX11Display"
  }()
}
