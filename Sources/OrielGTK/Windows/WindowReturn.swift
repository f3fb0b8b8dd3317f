import CGtk

/// Returns the keyboard focus to a window when several windows above it are closed at once.
///
/// When the active window is closed, an X11 window manager focuses the next one below. If that is closed in the
/// meantime, the focus is lost: the window manager waits for a window that no longer exists.
@MainActor enum WindowReturn {
  /// The time when the focus last moved between two windows of the app.
  private static var lastMove = gint64.min / 2

  // Longer than a window manager needs to move the focus, shorter than the time in which a user switches to another
  // app.
  private static let pause: gint64 = 500_000

  /// Called before a window is shown above another one, whose focus it will take.
  static func windowWillCome(over owner: UnsafeMutablePointer<GtkWindow>?) {
    let now = g_get_monotonic_time()
    let isOwnerActive = owner.map { gtk_window_is_active($0) != 0 } ?? false
    if isOwnerActive || now - lastMove < pause { lastMove = now }
  }

  /// Called before a window is closed; `owner` is the one below, which may be closing too.
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
    // Starts after the window manager has handled the closed window.
    MainLoop.scheduleAfterEvents { attempt.start() }
  }

  /// Requests the focus for a window from the window manager, until a window of the app has it.
  ///
  /// A window manager that still waits for a closed window may ignore the request.
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

    /// - Returns: whether to continue.
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
