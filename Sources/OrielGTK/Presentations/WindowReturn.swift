import CGtk

/// Sees to it that a window has the keyboard again when several above it go at once.
///
/// When the active window goes, a window manager on X11 gives the keyboard to the next one below. If that goes as well
/// meanwhile, the keyboard is lost: the manager waits for a window that is no longer there.
@MainActor enum WindowReturn {
  /// When the keyboard was last on its way from one window of the app to another.
  private static var lastMove = gint64.min / 2

  // Longer than a window manager takes, shorter than a person takes to go to another app.
  private static let pause: gint64 = 500_000

  /// Called before a window comes above another one, from which it will take the keyboard.
  static func windowWillCome(over owner: UnsafeMutablePointer<GtkWindow>?) {
    let now = g_get_monotonic_time()
    let isOwnerActive = owner.map { gtk_window_is_active($0) != 0 } ?? false
    if isOwnerActive || now - lastMove < pause { lastMove = now }
  }

  /// Called before a window goes; `owner` is the one below, which may be going too.
  static func windowWillGo(
    _ window: UnsafeMutablePointer<GtkWindow>, to owner: UnsafeMutablePointer<GtkWindow>? = nil
  ) {
    let now = g_get_monotonic_time()
    let isUnderWay = now - lastMove < pause
    if isUnderWay || gtk_window_is_active(window) != 0 { lastMove = now }
    guard isUnderWay, let owner, let display = gdk_display_get_default(),
      display.raw.isInstance(of: g_type_from_name("GdkX11Display"))
    else { return }
    let handle = ObjectHandle(retaining: UnsafeMutableRawPointer(owner))
    // Once the window manager has dealt with the one that goes.
    MainLoop.scheduleAfterEvents {
      guard gtk_widget_get_mapped(handle.widget) != 0 else { return }
      gtk_window_present(handle.pointer())
    }
  }
}
