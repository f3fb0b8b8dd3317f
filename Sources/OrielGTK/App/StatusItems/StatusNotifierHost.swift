import CGtk
import OrielCore

/// Whether the desktop displays items in its bar: the service `org.kde.StatusNotifierWatcher`, to which items are
/// announced whenever it appears.
@MainActor final class StatusNotifierHost {
  private static let name = "org.kde.StatusNotifierWatcher"
  private static let path = "/StatusNotifierWatcher"

  /// Whether something displays the items.
  private(set) var isPresent = false
  let connection: OpaquePointer
  /// In the order in which they are announced.
  private var items: [StatusNotifierItem] = []
  private var watch: guint = 0
  private var subscription: guint = 0
  private var isThere = false

  init(_ connection: OpaquePointer) {
    self.connection = OpaquePointer(g_object_ref(connection.raw))
    let data = Unmanaged.passUnretained(self).toOpaque()
    // The host lasts as long as the app.
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.name, nil, Self.path, nil, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, signal, _, data in
        guard let signal, String(cString: signal).hasPrefix("StatusNotifierHost") else { return }
        StatusNotifierHost.run(data) { $0.ask() }
      }, data, nil)
    watch = g_bus_watch_name_on_connection(
      connection, Self.name, GBusNameWatcherFlags(rawValue: 0),
      { _, _, _, data in StatusNotifierHost.run(data) { $0.didAppear() } },
      { _, _, data in StatusNotifierHost.run(data) { $0.didVanish() } }, data, nil)
  }

  isolated deinit {
    g_bus_unwatch_name(watch)
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(connection.raw)
  }

  private nonisolated static func run(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (StatusNotifierHost) -> Void
  ) {
    let address = UInt(bitPattern: data)
    MainActor.assumeIsolated {
      guard let data = UnsafeRawPointer(bitPattern: address) else { return }
      body(Unmanaged<StatusNotifierHost>.fromOpaque(data).takeUnretainedValue())
    }
  }

  func add(_ item: StatusNotifierItem) {
    items.append(item)
    if isThere { announce(item) }
  }

  func remove(_ item: StatusNotifierItem) { items.removeAll { $0 === item } }

  private func announce(_ item: StatusNotifierItem) {
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.name, "RegisterStatusNotifierItem",
      Variant.tuple(Variant.string(item.path)), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil, nil)
  }

  private func didAppear() {
    isThere = true
    for item in items { announce(item) }
    ask()
  }

  private func didVanish() {
    isThere = false
    setPresent(false)
    Diagnostics.warn("the desktop displays no items in its bar, such as that of MenuBarExtra", once: "statusItems")
  }

  /// Asks whether a bar displays what the service knows.
  private func ask() {
    g_dbus_connection_call(
      connection, Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get",
      Variant.tuple(Variant.string(Self.name), Variant.string("IsStatusNotifierHostRegistered")), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, data in
        let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        let address = UInt(bitPattern: reply)
        StatusNotifierHost.run(data) { $0.receive(OpaquePointer(bitPattern: address)) }
        if let data { Unmanaged<StatusNotifierHost>.fromOpaque(data).release() }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// - Parameter reply: the answer, which is released; nil for an error.
  private func receive(_ reply: OpaquePointer?) {
    guard let reply else { return }
    defer { g_variant_unref(reply) }
    let isRegistered = Variant.withElements(of: reply) { values in
      guard let first = values.first, let value = g_variant_get_variant(first) else { return false }
      defer { g_variant_unref(value) }
      return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
    }
    setPresent(isThere && isRegistered)
  }

  private func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    for item in items { item.visibilityDidChange() }
  }
}
