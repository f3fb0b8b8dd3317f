import CGtk

/// Owns one strong reference to a GObject, and releases it when it goes away itself.
///
/// GTK's objects belong to the main thread: handles are made and released there.
@MainActor package final class ObjectHandle {
  /// The object.
  package let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller owns, as functions that transfer ownership return it.
  package init(adopting object: UnsafeMutableRawPointer) { raw = object }

  /// Takes over a reference that the caller owns.
  package convenience init(adopting object: OpaquePointer) { self.init(adopting: UnsafeMutableRawPointer(object)) }

  /// Takes a reference of its own; a floating one, as new widgets have it, is taken over.
  package init(retaining object: UnsafeMutableRawPointer) { raw = g_object_ref_sink(object) }

  /// Takes a reference of its own; a floating one is taken over.
  package convenience init(retaining object: OpaquePointer) { self.init(retaining: UnsafeMutableRawPointer(object)) }

  /// Takes a reference to a widget; a floating one, as new widgets have it, is taken over.
  package convenience init(retaining widget: UnsafeMutablePointer<GtkWidget>) {
    self.init(retaining: UnsafeMutableRawPointer(widget))
  }

  isolated deinit { g_object_unref(raw) }

  /// The object, where GTK's headers hide its structure.
  package var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object, as an instance of one of its classes.
  package func pointer<Instance>(as type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }

  /// The object, where it is a widget.
  package var widget: UnsafeMutablePointer<GtkWidget> { pointer() }
}
