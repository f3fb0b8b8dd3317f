import CGtk

/// A signal of one of GTK's classes: its name, its class, and the parameters and result of its handlers.
///
/// Each signal is declared once, with the others of its class, with the initializer for its signature in C. A closure
/// of another type doesn't compile; a declaration that differs from GTK's stops a debug build when it is first
/// connected.
package struct Signal<Handler> {
  package typealias InstanceType = @convention(c) () -> GType

  let name: StaticString
  let instance: InstanceType
  let signature: SignalSignature
  /// The C function that GTK calls.
  let trampoline: GCallback

  // The cast is what G_CALLBACK does in C.
  private init<Function>(
    _ name: StaticString, _ instance: @escaping InstanceType, _ signature: SignalSignature, _ function: Function
  ) {
    self.name = name
    self.instance = instance
    self.signature = signature
    trampoline = unsafeBitCast(function, to: GCallback.self)
  }
}

private typealias Object = UnsafeMutableRawPointer
private typealias Argument = UnsafeMutableRawPointer?

extension Signal where Handler == @MainActor () -> Void {
  /// `void (instance, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Object) -> Void = { _, data in Self.run(data) { $0() } }
    self.init(name, instance, .init(), call)
  }

  /// `void (instance, property, data)`.
  ///
  /// - Parameter property: `notify::` and the name of the property.
  package init(notify property: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Object) -> Void = { _, _, data in Self.run(data) { $0() } }
    self.init(property, instance, .init([.pointer]), call)
  }

  /// Emits the signal, which has no result.
  package func emit(by object: UnsafeMutableRawPointer) {
    var value = GValue()
    g_value_init(&value, instance())
    g_value_set_object(&value, object)
    g_signal_emitv(&value, g_signal_lookup("\(name)", instance()), 0, nil)
    g_value_unset(&value)
  }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// `void (instance, pointer, data)`: an object, a string or a structure.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Object) -> Void = { _, argument, data in
      let argument = UInt(bitPattern: argument)
      Self.run(data) { $0(UnsafeMutableRawPointer(bitPattern: argument)) }
    }
    self.init(name, instance, .init([.pointer]), call)
  }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, Int32) -> Void {
  /// `void (instance, array, count, string, data)`: the string isn't passed on.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Int32, Argument, Object) -> Void = { _, array, count, _, data in
      let array = UInt(bitPattern: array)
      Self.run(data) { $0(UnsafeMutableRawPointer(bitPattern: array), count) }
    }
    self.init(name, instance, .init([.pointer, .integer, .pointer]), call)
  }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void {
  /// `void (instance, pointer, pointer, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Argument, Object) -> Void = { _, first, second, data in
      let (first, second) = (UInt(bitPattern: first), UInt(bitPattern: second))
      Self.run(data) { $0(UnsafeMutableRawPointer(bitPattern: first), UnsafeMutableRawPointer(bitPattern: second)) }
    }
    self.init(name, instance, .init([.pointer, .pointer]), call)
  }
}

extension Signal
where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void {
  /// `void (instance, pointer, pointer, pointer, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Argument, Argument, Object) -> Void = { _, first, second, third, data in
      let (first, second) = (UInt(bitPattern: first), UInt(bitPattern: second))
      let third = UInt(bitPattern: third)
      Self.run(data) {
        $0(
          UnsafeMutableRawPointer(bitPattern: first), UnsafeMutableRawPointer(bitPattern: second),
          UnsafeMutableRawPointer(bitPattern: third))
      }
    }
    self.init(name, instance, .init([.pointer, .pointer, .pointer]), call)
  }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void {
  /// `void (instance, pointer, pointer, int, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Argument, Int32, Object) -> Void = { _, first, second, number, data in
      let (first, second) = (UInt(bitPattern: first), UInt(bitPattern: second))
      Self.run(data) {
        $0(UnsafeMutableRawPointer(bitPattern: first), UnsafeMutableRawPointer(bitPattern: second), number)
      }
    }
    self.init(name, instance, .init([.pointer, .pointer, .integer]), call)
  }
}

extension Signal where Handler == @MainActor (Int32) -> Void {
  /// `void (instance, int, data)`: a number, or a value of an enumeration.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Int32, Object) -> Void = { _, argument, data in Self.run(data) { $0(argument) } }
    self.init(name, instance, .init([.integer]), call)
  }
}

extension Signal where Handler == @MainActor (UInt32) -> Void {
  /// `void (instance, unsigned, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, UInt32, Object) -> Void = { _, argument, data in Self.run(data) { $0(argument) } }
    self.init(name, instance, .init([.integer]), call)
  }
}

extension Signal where Handler == @MainActor (OpaquePointer?, OpaquePointer?, UInt32) -> Void {
  /// `void (instance, object, object, enumeration, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Argument, guint, Object) -> Void = { _, first, second, value, data in
      let objects = (UInt(bitPattern: first), UInt(bitPattern: second))
      Self.run(data) { $0(OpaquePointer(bitPattern: objects.0), OpaquePointer(bitPattern: objects.1), value) }
    }
    self.init(name, instance, .init([.pointer, .pointer, .integer]), call)
  }
}

extension Signal where Handler == @MainActor (Double) -> Void {
  /// `void (instance, number, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Double, Object) -> Void = { _, number, data in Self.run(data) { $0(number) } }
    self.init(name, instance, .init([.double]), call)
  }
}

extension Signal where Handler == @MainActor (Double, Double) -> Void {
  /// `void (instance, x, y, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Double, Double, Object) -> Void = { _, x, y, data in Self.run(data) { $0(x, y) } }
    self.init(name, instance, .init([.double, .double]), call)
  }
}

extension Signal where Handler == @MainActor (_ count: Int32, _ x: Double, _ y: Double) -> Void {
  /// `void (instance, count, x, y, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Int32, Double, Double, Object) -> Void = { _, count, x, y, data in
      Self.run(data) { $0(count, x, y) }
    }
    self.init(name, instance, .init([.integer, .double, .double]), call)
  }
}

extension Signal where Handler == @MainActor () -> Bool {
  /// `gboolean (instance, data)`: whether it was handled.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Object) -> gboolean = { _, data in Self.run(data) { $0() } ? 1 : 0 }
    self.init(name, instance, .init(answers: true), call)
  }
}

extension Signal where Handler == @MainActor (OpaquePointer) -> Bool {
  /// `gboolean (instance, pointer, data)`: whether it was handled.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Object) -> gboolean = { _, argument, data in
      let argument = UInt(bitPattern: argument)
      return Self.run(data) { handler in OpaquePointer(bitPattern: argument).map(handler) ?? false } ? 1 : 0
    }
    self.init(name, instance, .init([.pointer], answers: true), call)
  }
}

extension Signal where Handler == @MainActor (Double, Double) -> Bool {
  /// `gboolean (instance, x, y, data)`: whether it was handled.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Double, Double, Object) -> gboolean = { _, x, y, data in
      Self.run(data) { $0(x, y) } ? 1 : 0
    }
    self.init(name, instance, .init([.double, .double], answers: true), call)
  }
}

extension Signal where Handler == @MainActor (Double, Double) -> UInt {
  /// `object (instance, x, y, data)`: the closure returns the address of an object that the caller owns, or 0.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Double, Double, Object) -> UInt = { _, x, y, data in
      Self.run(data) { $0(x, y) }
    }
    self.init(name, instance, .init([.double, .double], answers: true), call)
  }
}

extension Signal where Handler == @MainActor (OpaquePointer, Double, Double) -> UInt32 {
  /// `flags (instance, object, x, y, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Double, Double, Object) -> UInt32 = { _, argument, x, y, data in
      let argument = UInt(bitPattern: argument)
      return Self.run(data) { handler in OpaquePointer(bitPattern: argument).map { handler($0, x, y) } ?? 0 }
    }
    self.init(name, instance, .init([.pointer, .double, .double], answers: true), call)
  }
}

extension Signal where Handler == @MainActor (OpaquePointer, Double, Double) -> Bool {
  /// `gboolean (instance, object, x, y, data)`: whether it was handled.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, Argument, Double, Double, Object) -> gboolean = { _, argument, x, y, data in
      let argument = UInt(bitPattern: argument)
      return Self.run(data) { handler in OpaquePointer(bitPattern: argument).map { handler($0, x, y) } ?? false }
        ? 1 : 0
    }
    self.init(name, instance, .init([.pointer, .double, .double], answers: true), call)
  }
}

extension Signal where Handler == @MainActor (PressedKey) -> Void {
  /// `void (instance, key, code, modifiers, data)`.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, guint, guint, GdkModifierType, Object) -> Void = { _, key, _, modifiers, data in
      Self.run(data) { $0(PressedKey(key: key, modifiers: modifiers)) }
    }
    self.init(name, instance, .init([.integer, .integer, .integer]), call)
  }
}

extension Signal where Handler == @MainActor (PressedKey) -> Bool {
  /// `gboolean (instance, key, code, modifiers, data)`: whether it was handled.
  package init(_ name: StaticString, of instance: @escaping InstanceType) {
    let call: @convention(c) (Object, guint, guint, GdkModifierType, Object) -> gboolean = {
      _, key, _, modifiers, data in
      Self.run(data) { $0(PressedKey(key: key, modifiers: modifiers)) } ? 1 : 0
    }
    self.init(name, instance, .init([.integer, .integer, .integer], answers: true), call)
  }
}

extension Signal {
  // GTK emits signals on the main thread only.
  private static func run<Answer: Sendable>(_ data: Object, _ call: @MainActor (Handler) -> Answer) -> Answer {
    let connection = Unmanaged<HandlerConnection<Handler>>.fromOpaque(data)
    return MainActor.assumeIsolated { call(connection.takeUnretainedValue().handler) }
  }
}

/// A pressed key, with modifiers.
package struct PressedKey {
  /// The GDK key value.
  package let key: guint
  /// The modifiers that were held down.
  package let modifiers: GdkModifierType

  /// Whether it was pressed alone.
  package var isPlain: Bool {
    let others = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    return modifiers.rawValue & others == 0
  }
}
