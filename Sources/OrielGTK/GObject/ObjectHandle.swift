import CGtk

/// Owns one strong reference to a GObject, and releases it on deinitialization.
///
/// GTK's objects must be used on the main thread: handles are created and released there.
@MainActor package final class ObjectHandle {
  /// The object.
  package let raw: UnsafeMutableRawPointer

  /// Takes ownership of the caller's reference, such as the result of a function that transfers ownership.
  package init(adopting object: UnsafeMutableRawPointer) { raw = object }

  /// Takes ownership of the caller's reference.
  package convenience init(adopting object: OpaquePointer) { self.init(adopting: UnsafeMutableRawPointer(object)) }

  /// Adds a reference, or takes ownership of a floating one, which new widgets have.
  package init(retaining object: UnsafeMutableRawPointer) { raw = g_object_ref_sink(object) }

  /// Adds a reference, or takes ownership of a floating one.
  package convenience init(retaining object: OpaquePointer) { self.init(retaining: UnsafeMutableRawPointer(object)) }

  /// Adds a reference to a widget, or takes ownership of a floating one, which new widgets have.
  package convenience init(retaining widget: UnsafeMutablePointer<GtkWidget>) {
    self.init(retaining: UnsafeMutableRawPointer(widget))
  }

  isolated deinit { g_object_unref(raw) }

  /// The object as an opaque pointer, for classes whose structure is private.
  package var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object, as an instance of one of its classes.
  package func pointer<Instance>(as type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }

  /// The object as a widget.
  package var widget: UnsafeMutablePointer<GtkWidget> { pointer() }
}
