import CGtk

/// Sees to it that a window has the keyboard again when several above it go at once.
///
/// When the active window goes, a window manager on X11 gives the keyboard to the next one below. If that goes meanwhile
/// as well, the keyboard is lost: the manager waits for a window that is no longer there.
@MainActor enum WindowReturn {
  private static var lastDeparture = gint64.min / 2

  // Longer than a window manager takes, shorter than a person takes to go to another app.
  private static let pause: gint64 = 500_000

  /// Called before a window goes; `owner` is the one below, which may be going too.
  static func windowWillGo(
    _ window: UnsafeMutablePointer<GtkWindow>, to owner: UnsafeMutablePointer<GtkWindow>? = nil
  ) {
    let now = g_get_monotonic_time()
    if gtk_window_is_active(window) != 0 {
      lastDeparture = now
      return
    }
    guard now - lastDeparture < pause, let owner, let display = gdk_display_get_default(),
      display.raw.isInstance(of: g_type_from_name("GdkX11Display"))
    else { return }
    lastDeparture = now
    let handle = ObjectHandle(retaining: UnsafeMutableRawPointer(owner))
    MainLoop.schedule {
      guard gtk_widget_get_mapped(handle.widget) != 0 else { return }
      gtk_window_present(handle.pointer())
    }
  }
}
