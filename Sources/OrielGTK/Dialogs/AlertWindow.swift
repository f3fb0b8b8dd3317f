import CGtk
import OrielCore

/// The window of an alert of our own, empty: the same as that of a `GtkAlertDialog`.
@MainActor enum AlertWindow {
  /// Makes a window that isn't shown yet.
  static func make(over parent: UnsafeMutablePointer<GtkWindow>?) -> ObjectHandle {
    let handle = ObjectHandle(retaining: instance())
    let window: UnsafeMutablePointer<GtkWindow> = handle.pointer()
    gtk_widget_add_css_class(handle.widget, "dialog")
    gtk_widget_add_css_class(handle.widget, "message")
    gtk_window_set_resizable(window, 0)
    gtk_window_set_modal(window, 1)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_destroy_with_parent(window, 1)
    if usesHeader(handle.widget) {
      guard let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return handle }
      gtk_widget_set_size_request(bar, -1, 16)
      gtk_window_set_titlebar(window, bar)
    }
    gtk_widget_add_controller(handle.widget, escape())
    return handle
  }

  /// The accessible role can only be given to a widget while it is made.
  private static func instance() -> UnsafeMutableRawPointer {
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, gint(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG.rawValue))
    defer { g_value_unset(&role) }
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      guard let object = g_object_new_with_properties(gtk_window_get_type(), 1, &names, &role) else {
        preconditionFailure("GObject could not make an instance of GtkWindow")
      }
      return UnsafeMutableRawPointer(object)
    }
  }

  private static func usesHeader(_ widget: GtkWidgetPointer) -> Bool {
    guard let settings = gtk_widget_get_settings(widget) else { return false }
    return ObjectProperty.flag(settings.raw, "gtk-dialogs-use-header")
  }

  /// Unlike a dialog's window, a plain one doesn't close at Escape.
  private static func escape() -> OpaquePointer? {
    let controller = gtk_shortcut_controller_new()
    let shortcut = gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
      gtk_named_action_new("window.close"))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    return controller
  }
}
