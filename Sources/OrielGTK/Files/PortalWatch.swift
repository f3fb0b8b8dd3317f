import CGtk

/// Notices that the portal is gone, for then no answer of its dialogs comes any more.
@MainActor final class PortalWatch {
  private let id: guint

  /// - Parameter onLoss: is called when the portal isn't there any more, or can't be started; never during this call.
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
