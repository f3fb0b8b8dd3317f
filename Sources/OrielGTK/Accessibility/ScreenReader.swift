import CGtk

/// Whether a screen reader is used, which GTK doesn't tell.
///
/// The accessibility bus tells it over the application's D-Bus connection. Without an application or a bus, no screen
/// reader is known.
@MainActor enum ScreenReader {
  private static let bus = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"
  private static let property = "ScreenReaderEnabled"

  private(set) static var isEnabled = false {
    didSet { if isEnabled != oldValue { didChange?() } }
  }
  private static var isFollowed = false
  private static var didChange: (@MainActor () -> Void)?

  /// Asks for the state, and calls a closure when it changes.
  static func follow(_ didChange: @escaping @MainActor () -> Void) {
    Self.didChange = didChange
    guard !isFollowed, let application = g_application_get_default(),
      let connection = g_application_get_dbus_connection(application)
    else { return }
    isFollowed = true
    g_dbus_connection_signal_subscribe(
      connection, bus, "org.freedesktop.DBus.Properties", "PropertiesChanged", path, interface,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, _ in
        let address = UInt(bitPattern: parameters)
        MainActor.assumeIsolated {
          if let parameters = OpaquePointer(bitPattern: address) { ScreenReader.propertiesDidChange(parameters) }
        }
      }, nil, nil)
    var arguments: [OpaquePointer?] = [g_variant_new_string(interface), g_variant_new_string(property)]
    g_dbus_connection_call(
      connection, bus, path, "org.freedesktop.DBus.Properties", "Get", g_variant_new_tuple(&arguments, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, _ in
        let address = UInt(bitPattern: g_dbus_connection_call_finish(OpaquePointer(connection), result, nil))
        MainActor.assumeIsolated {
          guard let reply = OpaquePointer(bitPattern: address) else { return }
          defer { g_variant_unref(reply) }
          if let value = g_variant_get_child_value(reply, 0) { ScreenReader.apply(value) }
        }
      }, nil)
  }

  private static func propertiesDidChange(_ parameters: OpaquePointer) {
    guard let properties = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(properties) }
    if let value = g_variant_lookup_value(properties, property, nil) { apply(value) }
  }

  /// - Parameter value: the value, which may be in a variant; it is released.
  private static func apply(_ value: OpaquePointer) {
    defer { g_variant_unref(value) }
    switch String(cString: g_variant_get_type_string(value)) {
    case "b": isEnabled = g_variant_get_boolean(value) != 0
    case "v": if let inner = g_variant_get_variant(value) { apply(inner) }
    default: break
    }
  }
}
