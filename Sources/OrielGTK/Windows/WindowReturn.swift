import CGtk

/// Sees to it that a window has the keyboard again when several above it go at once.
///
/// When the active window goes, a window manager on X11 gives the keyboard to the next one below. If that goes as well
/// in the meantime, the keyboard is lost: the manager waits for a window that is no longer there.
@MainActor enum WindowReturn {
  /// When the keyboard was last on its way from one window of the app to another.
  private static var lastMove = gint64.min / 2

  // Longer than a window manager takes, shorter than a user takes to go to another app.
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
    let attempt = Attempt(owner)
    // Once the window manager has dealt with the one that goes.
    MainLoop.scheduleAfterEvents { attempt.start() }
  }

  /// Asks the window manager to give the keyboard to a window, until some window of the app has it.
  ///
  /// Asked while it still waits for a window that has gone, a manager may do nothing.
  @MainActor private final class Attempt {
    private static let interval: guint = 100
    private static let limit = 4

    private let window: ObjectHandle
    private var count = 0

    init(_ window: UnsafeMutablePointer<GtkWindow>) {
      self.window = ObjectHandle(retaining: UnsafeMutableRawPointer(window))
    }

    func start() {
      guard ask() else { return }
      _ = g_timeout_add_full(
        G_PRIORITY_DEFAULT, Self.interval,
        { data in
          guard let data else { return gboolean(G_SOURCE_REMOVE) }
          let attempt = Unmanaged<Attempt>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated { attempt.repeatIfNeeded() } ? 1 : 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in
          guard let data else { return }
          Unmanaged<Attempt>.fromOpaque(data).release()
        })
    }

    /// - Returns: whether it is to be looked at again.
    private func repeatIfNeeded() -> Bool { count < Self.limit && !isAnyActive && ask() }

    private func ask() -> Bool {
      guard gtk_widget_get_mapped(window.widget) != 0 else { return false }
      count += 1
      gtk_window_present(window.pointer())
      return true
    }

    private var isAnyActive: Bool {
      let windows: OpaquePointer = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(windows)).contains { position in
        guard let window = g_list_model_get_item(windows, position) else { return false }
        defer { g_object_unref(window) }
        return gtk_window_is_active(window.assumingMemoryBound(to: GtkWindow.self)) != 0
      }
    }
  }
}
