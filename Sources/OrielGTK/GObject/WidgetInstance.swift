import CGtk

/// Makes widgets with a role for assistive technology, which can only be given to them while they are made.
@MainActor enum WidgetInstance {
  /// Makes a widget of a class that has no other needs.
  static func make(_ type: GType, role: GtkAccessibleRole) -> ObjectHandle {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    defer { g_value_unset(&value) }
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      guard let object = g_object_new_with_properties(type, 1, &names, &value) else {
        preconditionFailure("GObject couldn't create an instance of \(String(cString: g_type_name(type)))")
      }
      return ObjectHandle(retaining: UnsafeMutableRawPointer(object))
    }
  }

  /// A controller that closes its window at Escape: unlike a dialog's, a plain one doesn't do that by itself.
  static func closingAtEscape() -> OpaquePointer? {
    let controller = gtk_shortcut_controller_new()
    let shortcut = gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
      gtk_named_action_new("window.close"))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    return controller
  }
}
