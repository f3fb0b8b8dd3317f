import CGtk

/// Makes separators with a value: lines by which a length is changed, which assistive technology reads as a number.
///
/// GTK exposes values only of widgets that implement `GtkAccessibleRange`. A `GtkSeparator` doesn't, so this is a class
/// of its own.
@MainActor enum RangeSeparator {
  /// Creates a separator.
  ///
  /// - Parameter setValue: called with a finite number when an assistive technology sets the value.
  static func make(role: GtkAccessibleRole, setValue: @escaping (Double) -> Void) -> ObjectHandle {
    let handle = WidgetInstance.make(type, role: role)
    g_object_set_data_full(handle.pointer(), key, Unmanaged.passRetained(Box(setValue)).toOpaque()) { data in
      data.map { Unmanaged<Box>.fromOpaque($0).release() }
    }
    return handle
  }

  /// Sets the accessible value of a separator and its text.
  static func setValue(
    _ value: Double, from minimum: Double, to maximum: Double, text: String, of separator: GtkWidgetPointer
  ) {
    let accessible = Accessible(separator)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value)
  }

  @MainActor private final class Box {
    let setValue: (Double) -> Void
    init(_ setValue: @escaping (Double) -> Void) { self.setValue = setValue }
  }

  private nonisolated static let key = "oriel-set-value"

  // The structures are private in GTK, but their sizes can be queried.
  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_separator_get_type(), &parent)
    let type = g_type_register_static_simple(
      parent.type, "OrielRangeSeparator", parent.class_size, nil, parent.instance_size, nil, GTypeFlags(rawValue: 0))
    var range = GInterfaceInfo()
    range.interface_init = { interface, _ in
      interface?.assumingMemoryBound(to: GtkAccessibleRangeInterface.self).pointee.set_current_value = {
        RangeSeparator.set($1, of: $0)
        // Always 1, because GTK 4.18 ends the process if a value is refused.
        return 1
      }
    }
    g_type_add_interface_static(type, gtk_accessible_range_get_type(), &range)
    return type
  }()

  // GTK calls this function on the main thread only.
  private nonisolated static func set(_ value: Double, of separator: OpaquePointer?) {
    guard let separator, value.isFinite else { return }
    guard let data = g_object_get_data(UnsafeMutablePointer<GObject>(separator), key) else { return }
    let box = Unmanaged<Box>.fromOpaque(data)
    MainActor.assumeIsolated { box.takeUnretainedValue().setValue(value) }
  }
}
