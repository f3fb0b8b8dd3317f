import CGtk

/// The maximum size of presentations on the screen.
@MainActor enum ScreenRoom {
  private static let usual = (width: gint(800), height: gint(600))

  /// Three quarters of the screen that a window is on. The rest is for panels and window decorations.
  static func size(around window: UnsafeMutablePointer<GtkWindow>?) -> (width: gint, height: gint) {
    guard let display = gdk_display_get_default() else { return usual }
    let monitors = gdk_display_get_monitors(display)
    var monitor: ObjectHandle?
    // Determining the monitor of a window requires several round trips to an X server.
    if g_list_model_get_n_items(monitors) > 1, let window, let surface = gtk_native_get_surface(OpaquePointer(window)) {
      monitor = gdk_display_get_monitor_at_surface(display, surface).map { ObjectHandle(retaining: $0) }
    }
    monitor = monitor ?? g_list_model_get_item(monitors, 0).map { ObjectHandle(adopting: $0) }
    guard let monitor else { return usual }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor.opaque, &area)
    return (area.width * 3 / 4, area.height * 3 / 4)
  }
}
