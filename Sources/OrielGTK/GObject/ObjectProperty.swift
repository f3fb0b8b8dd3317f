import CGtk

/// Access to GObject properties that have no accessor function.
@MainActor package enum ObjectProperty {
  /// A string property.
  package static func string(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
    read(object, name) { g_value_get_string($0).map { String(cString: $0) } }
  }

  /// A Boolean property.
  package static func flag(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
    read(object, name) { g_value_get_boolean($0) != 0 }
  }

  /// An integer property.
  package static func integer(_ object: UnsafeMutableRawPointer, _ name: String) -> Int32 {
    read(object, name) { g_value_get_int($0) }
  }

  /// The name of a property that is an icon of the theme; nil if it is nil or another icon.
  static func iconName(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
    read(object, name) { value in
      guard let icon = g_value_get_object(value), let text = g_icon_to_string(OpaquePointer(icon)) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// Sets a string property that is displayed.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: String?) {
    write(object, name, stringType) { g_value_set_string($0, value?.forGTK) }
  }

  /// Sets a Boolean property.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Bool) {
    write(object, name, flagType) { g_value_set_boolean($0, value ? 1 : 0) }
  }

  /// Sets an integer property.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Int32) {
    write(object, name, integerType) { g_value_set_int($0, value) }
  }

  /// Sets a property that is a floating-point number.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Double) {
    write(object, name, doubleType) { g_value_set_double($0, value) }
  }

  /// Sets a property that is a color.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: GdkRGBA) {
    write(object, name, gdk_rgba_get_type()) { target in withUnsafePointer(to: value) { g_value_set_boxed(target, $0) }
    }
  }

  // GObject's macros for these aren't imported into Swift; their values are part of its ABI.
  private static let flagType = GType(5 << G_TYPE_FUNDAMENTAL_SHIFT)
  private static let integerType = GType(6 << G_TYPE_FUNDAMENTAL_SHIFT)
  private static let doubleType = GType(15 << G_TYPE_FUNDAMENTAL_SHIFT)
  private static let stringType = GType(16 << G_TYPE_FUNDAMENTAL_SHIFT)

  private static func read<Value>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ get: (UnsafeMutablePointer<GValue>) -> Value
  ) -> Value {
    var value = GValue()
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return get(&value)
  }

  private static func write(
    _ object: UnsafeMutableRawPointer, _ name: String, _ type: GType, _ set: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    set(&value)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}
