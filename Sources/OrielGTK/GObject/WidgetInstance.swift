import CGtk

/// Creates instances of classes that have no function for it, or of which a property can be set only at construction.
@MainActor enum WidgetInstance {
  /// Creates an object without construction properties. The reference to a widget is floating.
  static func make(_ type: GType) -> UnsafeMutablePointer<GObject> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject couldn't create an instance of \(String(cString: g_type_name(type)))")
    }
    return object
  }

  /// Creates a widget with an accessible role.
  static func make(_ type: GType, role: GtkAccessibleRole) -> ObjectHandle {
    guard let object = object(type, role: role) else {
      preconditionFailure("GObject couldn't create an instance of \(String(cString: g_type_name(type)))")
    }
    return ObjectHandle(retaining: UnsafeMutableRawPointer(object))
  }

  /// Creates a widget, whose reference is floating.
  static func object(_ type: GType, role: GtkAccessibleRole) -> UnsafeMutablePointer<GObject>? {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    defer { g_value_unset(&value) }
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
  }

  /// A controller that closes its window with Escape, which plain windows don't do by themselves.
  static func closingAtEscape() -> OpaquePointer? {
    let controller = gtk_shortcut_controller_new()
    let shortcut = gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
      gtk_named_action_new("window.close"))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    return controller
  }
}
