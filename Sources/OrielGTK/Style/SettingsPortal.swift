import CGtk
import Glibc

/// Follows the desktop's settings for the appearance of apps, which GTK 4.18 and older ignore: the light or dark style, the
/// accent color, contrast and motion.
///
/// They are read from the settings portal, over the application's D-Bus connection, and again when the portal starts after
/// the app. Without an application or a bus there is no effect.
@MainActor enum SettingsPortal {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  /// The timeout in milliseconds. A running portal answers within one; the first frame must not wait for one that
  /// hangs.
  private static let patience: Int32 = 200

  /// Applies the settings now, and when they change.
  static func follow() {
    guard isWanted, let application = g_application_get_default(),
      let connection = g_application_get_dbus_connection(application)
    else { return }
    g_dbus_connection_signal_subscribe(
      connection, portal, interface, "SettingChanged", path, namespace, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, _ in
        let parameters = UInt(bitPattern: parameters)
        MainActor.assumeIsolated {
          if let parameters = OpaquePointer(bitPattern: parameters) { SettingsPortal.settingDidChange(parameters) }
        }
      }, nil, nil)
    let reply = g_dbus_connection_call_sync(
      connection, portal, path, interface, "ReadAll", arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, patience, nil,
      nil)
    if let reply { apply(all: reply) } else { awaitPortal(connection) }
  }

  /// Reads the settings when the portal appears on the bus.
  private static func awaitPortal(_ connection: OpaquePointer) {
    g_bus_watch_name_on_connection(
      connection, portal, GBusNameWatcherFlags(rawValue: 0),
      { connection, _, _, _ in
        let connection = UInt(bitPattern: connection)
        MainActor.assumeIsolated { SettingsPortal.read(OpaquePointer(bitPattern: connection)) }
      }, nil, nil, nil)
  }

  private static func read(_ connection: OpaquePointer?) {
    g_dbus_connection_call(
      connection, portal, path, interface, "ReadAll", arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, _ in
        let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        let address = UInt(bitPattern: reply)
        MainActor.assumeIsolated {
          if let reply = OpaquePointer(bitPattern: address) { SettingsPortal.apply(all: reply) }
        }
      }, nil)
  }

  /// The arguments of `ReadAll`: the namespaces.
  private static var arguments: OpaquePointer? {
    var namespaces: [OpaquePointer?] = [g_variant_new_string(namespace)]
    var arguments: [OpaquePointer?] = [g_variant_new_array(nil, &namespaces, 1)]
    return g_variant_new_tuple(&arguments, 1)
  }

  // Tests don't use portals.
  private static var isWanted: Bool {
    getenv("GDK_DEBUG").map { !String(cString: $0).includes("no-portals") } ?? true
  }

  // MARK: Values

  /// - Parameter reply: the answer to `ReadAll`; it is released.
  private static func apply(all reply: OpaquePointer) {
    defer { g_variant_unref(reply) }
    guard let namespaces = g_variant_get_child_value(reply, 0) else { return }
    defer { g_variant_unref(namespaces) }
    guard let settings = g_variant_lookup_value(namespaces, namespace, nil) else { return }
    defer { g_variant_unref(settings) }
    for key in ["color-scheme", "accent-color", "contrast", "reduced-motion"] {
      if let value = g_variant_lookup_value(settings, key, nil) { apply(value, to: key) }
    }
  }

  private static func settingDidChange(_ parameters: OpaquePointer) {
    guard let name = g_variant_get_child_value(parameters, 1), let value = g_variant_get_child_value(parameters, 2)
    else { return }
    defer { g_variant_unref(name) }
    apply(value, to: String(cString: g_variant_get_string(name, nil)))
  }

  /// Applies the value of a setting.
  /// - Parameter value: the value, in nested variants; it is released.
  static func apply(_ value: OpaquePointer, to key: String) {
    var value = value
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    switch (key, String(cString: g_variant_get_type_string(value))) {
    case ("color-scheme", "u"): Appearance.setDesktop(prefersDark: g_variant_get_uint32(value) == 1)
    case ("contrast", "u"): Appearance.setDesktop(increasesContrast: g_variant_get_uint32(value) == 1)
    case ("reduced-motion", "u"): Appearance.setDesktop(reducesMotion: g_variant_get_uint32(value) == 1)
    case ("accent-color", "(ddd)"): StyleSheet.desktopAccent = accent(value)
    default: break
    }
  }

  /// The color in red, green and blue; nil if the user has no preference, for which components are out of range.
  private static func accent(_ value: OpaquePointer) -> Palette.Hex? {
    let parts = (0..<gsize(3)).map { index in
      let part = g_variant_get_child_value(value, index)
      defer { g_variant_unref(part) }
      return g_variant_get_double(part)
    }
    guard parts.allSatisfy({ 0...1 ~= $0 }) else { return nil }
    return Palette.hex(red: parts[0], green: parts[1], blue: parts[2])
  }
}
