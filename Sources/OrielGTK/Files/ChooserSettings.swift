import CGtk

/// What GTK's file choosers keep for the user, from app to app.
@MainActor package struct ChooserSettings {
  /// The name under which GTK keeps them.
  package static let schema = "org.gtk.gtk4.Settings.FileChooser"
  private static let hiddenFiles = "show-hidden"

  private let settings: ObjectHandle

  /// The settings, which must be installed.
  init() { settings = ObjectHandle(adopting: UnsafeMutableRawPointer(g_settings_new(Self.schema))) }

  /// Whether GTK would find settings of this name. Asking for settings that aren't there ends the process.
  package static func areInstalled(_ schema: String) -> Bool {
    guard let source = g_settings_schema_source_get_default() else { return false }
    guard let found = g_settings_schema_source_lookup(source, schema, 1) else { return false }
    g_settings_schema_unref(found)
    return true
  }

  /// Whether choosers show hidden files, as the user left it.
  var showsHiddenFiles: Bool {
    get { g_settings_get_boolean(settings.pointer(), Self.hiddenFiles) != 0 }
    nonmutating set { g_settings_set_boolean(settings.pointer(), Self.hiddenFiles, newValue ? 1 : 0) }
  }
}
