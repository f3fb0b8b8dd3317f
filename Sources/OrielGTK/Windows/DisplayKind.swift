import CGtk

/// What kind of display the process has, where GTK's backends differ in what they can do.
@MainActor enum DisplayKind {
  /// Whether it is an X server, where popovers lie above all windows.
  static let isX11: Bool = {
    guard let display = gdk_display_get_default() else { return false }
    return String(cString: g_type_name_from_instance(display.raw.assumingMemoryBound(to: GTypeInstance.self)))
      == "GdkX11Display"
  }()
}
