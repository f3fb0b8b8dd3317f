import CGtk

/// The user's settings of GTK's file choosers, which all apps share.
@MainActor package struct ChooserSettings {
  /// The name of GTK's settings schema.
  package static let schema = "org.gtk.gtk4.Settings.FileChooser"
  private static let hiddenFiles = "show-hidden"

  private let settings: ObjectHandle

  /// Creates the settings, whose schema must be installed.
  init() { settings = ObjectHandle(adopting: UnsafeMutableRawPointer(g_settings_new(Self.schema))) }

  /// Whether a schema with this name is installed. Using a missing schema ends the process.
  package static func areInstalled(_ schema: String) -> Bool {
    guard let source = g_settings_schema_source_get_default() else { return false }
    guard let found = g_settings_schema_source_lookup(source, schema, 1) else { return false }
    g_settings_schema_unref(found)
    return true
  }

  /// Whether choosers display hidden files, according to the user's last choice.
  var showsHiddenFiles: Bool {
    get { g_settings_get_boolean(settings.pointer(), Self.hiddenFiles) != 0 }
    nonmutating set { g_settings_set_boolean(settings.pointer(), Self.hiddenFiles, newValue ? 1 : 0) }
  }
}
