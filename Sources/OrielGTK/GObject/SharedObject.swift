import CGtk

/// Owns one strong reference to an object that any thread may use, such as a texture or a file's information.
// Unchecked because any thread may retain and release a GObject, and the object doesn't change any more.
final class SharedObject: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes ownership of the caller's reference.
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  /// Adds a reference.
  init(retaining pointer: OpaquePointer) {
    self.pointer = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(pointer)))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// The message of a `GError`, which is released.
func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String? {
  guard let found = error else { return nil }
  error = nil
  defer { g_error_free(found) }
  return String(cString: found.pointee.message)
}
