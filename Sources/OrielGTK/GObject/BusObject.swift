import CGtk

/// An object with one interface that the app offers to other programs on a bus, until it is released.
@MainActor final class BusObject {
  /// What the object answers. Called on the main thread.
  struct Answers {
    /// The value of a property. Called for those of the interface only.
    let property: @MainActor (_ name: String) -> OpaquePointer?
    /// The result of a method, a tuple; nil for one without values. Called for those of the interface only.
    let method: @MainActor (_ name: String, _ arguments: OpaquePointer) -> OpaquePointer?
  }

  let path: String
  private let connection: OpaquePointer
  private let interface: String
  private var registration: guint = 0

  /// Returns nil if the path is taken.
  ///
  /// - Parameters:
  ///   - interface: the name of the interface.
  ///   - xml: what it consists of, in D-Bus's format.
  init?(_ path: String, _ interface: String, _ xml: String, on connection: OpaquePointer, _ answers: Answers) {
    self.path = path
    self.interface = interface
    self.connection = OpaquePointer(g_object_ref(connection.raw))
    let text = "<node><interface name='\(interface)'>\(xml)</interface></node>"
    guard let node = g_dbus_node_info_new_for_xml(text, nil) else { return nil }
    defer { g_dbus_node_info_unref(node) }
    var table = Self.table
    registration = g_dbus_connection_register_object(
      connection, path, g_dbus_node_info_lookup_interface(node, interface), &table,
      Unmanaged.passRetained(Holder(answers)).toOpaque(),
      { data in data.map { Unmanaged<Holder>.fromOpaque($0).release() } },
      nil)
    if registration == 0 { return nil }
  }

  isolated deinit {
    if registration != 0 { g_dbus_connection_unregister_object(connection, registration) }
    g_object_unref(connection.raw)
  }

  /// Sends a signal of the interface to all.
  ///
  /// - Parameter values: a tuple; nil for a signal without values.
  func emit(_ signal: String, _ values: OpaquePointer? = nil) {
    g_dbus_connection_emit_signal(connection, nil, path, interface, signal, values, nil)
  }

  private final class Holder {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }

    nonisolated static func run(_ data: UInt, _ body: @MainActor (Answers) -> UInt) -> UInt {
      MainActor.assumeIsolated {
        guard let data = UnsafeRawPointer(bitPattern: data) else { return 0 }
        return body(Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue().answers)
      }
    }
  }

  // GDBus calls the object in the main context, where it was registered.
  private static var table: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation else { return }
      let (name, values) = (String(cString: method), UInt(bitPattern: arguments))
      let reply = Holder.run(UInt(bitPattern: data)) { answers in
        OpaquePointer(bitPattern: values).map { UInt(bitPattern: answers.method(name, $0)) } ?? 0
      }
      g_dbus_method_invocation_return_value(invocation, OpaquePointer(bitPattern: reply))
    }
    table.get_property = { _, _, _, _, property, _, data in
      guard let property else { return nil }
      let name = String(cString: property)
      let value = Holder.run(UInt(bitPattern: data)) { UInt(bitPattern: $0.property(name)) }
      return OpaquePointer(bitPattern: value)
    }
    return table
  }
}
