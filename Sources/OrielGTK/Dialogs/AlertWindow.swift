import CGtk
import OrielCore

/// Creates the empty window of an alert, with the properties of a `GtkAlertDialog`'s window.
@MainActor enum AlertWindow {
  /// Creates a window, without presenting it.
  static func make(over parent: UnsafeMutablePointer<GtkWindow>?) -> ObjectHandle {
    let handle = WidgetInstance.make(gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
    let window: UnsafeMutablePointer<GtkWindow> = handle.pointer()
    handle.widget.addClass(.dialog)
    handle.widget.addClass(.message)
    gtk_window_set_resizable(window, 0)
    gtk_window_set_modal(window, 1)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_destroy_with_parent(window, 1)
    if usesHeader(handle.widget) {
      guard let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return handle }
      gtk_widget_set_size_request(bar, -1, 16)
      gtk_window_set_titlebar(window, bar)
    }
    gtk_widget_add_controller(handle.widget, WidgetInstance.closingAtEscape())
    return handle
  }

  private static func usesHeader(_ widget: GtkWidgetPointer) -> Bool {
    guard let settings = gtk_widget_get_settings(widget) else { return false }
    return ObjectProperty.flag(settings.raw, "gtk-dialogs-use-header")
  }
}
