import CGtk

/// A widget, in the form that most of GTK's functions take.
public typealias GtkWidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as an opaque pointer, for classes whose structure is private: `gtk_label_set_text(widget.opaque, …)`.
  package var opaque: OpaquePointer { OpaquePointer(self) }

  /// The widget as an object, for signals and properties.
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// Whether the widget has its own surface, as windows and popovers have.
  package var isNative: Bool { raw.isInstance(of: gtk_native_get_type()) }

  /// The widget as an instance of its class: `gtk_box_append(widget.as(GtkBox.self), …)`.
  package func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }
}

extension UnsafeMutablePointer where Pointee == GObject {
  /// The object as a widget.
  package var widget: GtkWidgetPointer { GtkWidgetPointer(OpaquePointer(self)) }
}

extension OpaquePointer {
  /// The object as a widget.
  package var widget: GtkWidgetPointer { GtkWidgetPointer(self) }
  /// The object, for signals and properties.
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer {
  /// Returns whether the object is an instance of a class or of a derived class.
  package func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}
