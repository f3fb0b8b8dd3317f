import CGtk

/// A Swift object that belongs to a GObject: it is created when it is first needed, and released with the GObject.
@MainActor struct OwnedObject<Object: AnyObject> {
  private let key: GQuark

  /// - Parameter name: a name that no other kind of object has.
  init(_ name: String) { key = g_quark_from_string(name) }

  /// The object of an owner.
  func of(_ owner: UnsafeMutableRawPointer, make: () -> Object) -> Object {
    let owner = owner.assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_qdata(owner, key) { return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue() }
    let made = make()
    g_object_set_qdata_full(owner, key, Unmanaged.passRetained(made).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
    return made
  }
}
