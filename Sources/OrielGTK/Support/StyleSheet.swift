import CGtk

/// The one style sheet of the display.
@MainActor package enum StyleSheet {
  private static var provider: OpaquePointer?

  /// Loads the style sheet, once.
  package static func install() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    let made = gtk_css_provider_new()
    provider = made.map { OpaquePointer($0) }
    gtk_css_provider_load_from_string(made, "")
    gtk_style_context_add_provider_for_display(
      display, provider, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
