import CGtk

/// Detects that the portal has exited, since its dialogs are never answered then.
@MainActor final class PortalWatch {
  private let id: guint

  /// - Parameter onLoss: called asynchronously when the portal has exited or can't be started.
  init(onLoss: @escaping @MainActor () -> Void) {
    id = g_bus_watch_name(
      G_BUS_TYPE_SESSION, "org.freedesktop.portal.Desktop", G_BUS_NAME_WATCHER_FLAGS_AUTO_START, nil,
      { _, _, data in
        guard let data else { return }
        let handler = Unmanaged<Handler>.fromOpaque(data)
        MainActor.assumeIsolated { handler.takeUnretainedValue().onLoss() }
      }, Unmanaged.passRetained(Handler(onLoss)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).release()
      })
  }

  isolated deinit { g_bus_unwatch_name(id) }

  private final class Handler {
    let onLoss: @MainActor () -> Void
    init(_ onLoss: @escaping @MainActor () -> Void) { self.onLoss = onLoss }
  }
}
