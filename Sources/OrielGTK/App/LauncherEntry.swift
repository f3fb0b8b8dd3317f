import CGtk

/// The progress at the app's icon: the signal `com.canonical.Unity.LauncherEntry.Update`, which Plasma and the docks of
/// GNOME and Ubuntu display. Without a session bus there is no effect.
@MainActor final class LauncherEntry {
  private static let interface = "com.canonical.Unity.LauncherEntry"
  private static let path = "/com/canonical/unity/launcherentry/1"

  /// The displayed progress in percent, so that there is one signal for each visible change.
  private var shown: Int?

  /// Displays a fraction; nil for none.
  func show(_ fraction: Double?, of application: UnsafeMutablePointer<GApplication>) {
    let percent = fraction.map { Int(($0 * 100).rounded()) }
    guard percent != shown, let id = g_application_get_application_id(application),
      let connection = g_application_get_dbus_connection(application)
    else { return }
    shown = percent
    var properties = [
      Self.entry("progress", g_variant_new_double(Double(percent ?? 0) / 100)),
      Self.entry("progress-visible", g_variant_new_boolean(percent == nil ? 0 : 1)),
    ]
    var arguments: [OpaquePointer?] = [
      g_variant_new_string("application://\(String(cString: id)).desktop"), g_variant_new_array(nil, &properties, 2),
    ]
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.interface, "Update", g_variant_new_tuple(&arguments, 2), nil)
  }

  private static func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
  }
}
