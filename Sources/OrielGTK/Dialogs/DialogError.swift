import CGtk

/// The errors with which a GTK dialog finishes.
enum DialogError {
  /// Whether the error means that the dialog was dismissed, by the user or by the app.
  static func isDismissal(_ error: UnsafeMutablePointer<GError>) -> Bool {
    g_error_matches(error, gtk_dialog_error_quark(), Int32(GTK_DIALOG_ERROR_DISMISSED.rawValue)) != 0
      || g_error_matches(error, gtk_dialog_error_quark(), Int32(GTK_DIALOG_ERROR_CANCELLED.rawValue)) != 0
      || g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)) != 0
  }
}
