import CGtk
import Glibc

/// Follows the desktop's preference for a light or dark style, which GTK 4.18 and older ignore.
///
/// It is read from the settings portal, over the application's D-Bus connection. Without an application, a bus or a
/// running portal there is no effect.
@MainActor enum DesktopStyle {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  /// The timeout in milliseconds. A running portal answers within one; the first frame must not wait for one that
  /// hangs.
  private static let patience: Int32 = 200

  /// Applies the preference now, and when it changes.
  static func follow() {
    guard isWanted, let application = g_application_get_default(),
      let connection = g_application_get_dbus_connection(application)
    else { return }
    g_dbus_connection_signal_subscribe(
      connection, portal, interface, "SettingChanged", path, namespace, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, _ in
        let parameters = UInt(bitPattern: parameters)
        MainActor.assumeIsolated {
          if let parameters = OpaquePointer(bitPattern: parameters) { DesktopStyle.settingDidChange(parameters) }
        }
      }, nil, nil)
    var arguments: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
    let reply = g_dbus_connection_call_sync(
      connection, portal, path, interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, patience, nil, nil)
    guard let reply else { return }
    defer { g_variant_unref(reply) }
    apply(g_variant_get_child_value(reply, 0))
  }

  // A theme in the environment takes precedence, and tests don't use portals.
  private static var isWanted: Bool {
    if let theme = getenv("GTK_THEME"), theme.pointee != 0 { return false }
    return getenv("GDK_DEBUG").map { !String(cString: $0).includes("no-portals") } ?? true
  }

  private static func settingDidChange(_ parameters: OpaquePointer) {
    guard let name = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(name) }
    guard String(cString: g_variant_get_string(name, nil)) == key else { return }
    apply(g_variant_get_child_value(parameters, 2))
  }

  /// - Parameter value: the preference, in nested variants; it is released.
  private static func apply(_ value: OpaquePointer?) {
    guard var value else { return }
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
    Appearance.setDesktop(prefersDark: g_variant_get_uint32(value) == 1)
  }
}
