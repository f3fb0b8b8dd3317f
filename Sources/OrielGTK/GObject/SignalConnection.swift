import CGtk

/// A Swift closure that runs whenever an object emits a signal, until it is disconnected or the object is gone.
///
/// The object's side of the connection keeps the closure alive, so the result of `connect` may be thrown away. The
/// closure is released when the connection ends, whichever way it ends: it must not hold the object itself.
@MainActor package final class SignalConnection {
  fileprivate enum Body {
    case plain(() -> Void)
    case pointer((UnsafeMutableRawPointer?) -> Void)
    case integer((Int32) -> Void)
    case click((Int32) -> Void)
    case decision(() -> Bool)
    case pointerDecision((UnsafeMutableRawPointer?) -> Bool)
    case integerDecision((Int32) -> Bool)
    case point((Double, Double) -> Void)
    case pointDecision((Double, Double) -> Bool)
    case key((KeyPress) -> Bool)
  }

  /// A key that was pressed, with others.
  package struct KeyPress {
    /// The key, as GDK counts keys.
    package let key: guint
    /// What was held down in the meantime.
    package let modifiers: GdkModifierType

    /// Whether it was pressed alone.
    package var isPlain: Bool {
      let others = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
      return modifiers.rawValue & others == 0
    }
  }

  fileprivate let body: Body
  private var object: UnsafeMutableRawPointer?
  private var id: gulong = 0

  fileprivate init(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: Body, after: Bool) {
    self.body = body
    self.object = object
    id = g_signal_connect_data(
      object, signal, body.trampoline, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        guard let connection = Unmanaged<SignalConnection>.at(data) else { return }
        MainActor.assumeIsolated { connection.takeUnretainedValue().object = nil }
        connection.release()
      }, after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
  }

  /// Whether the closure can still run.
  package var isConnected: Bool { object != nil }

  /// Ends the connection. Calling it twice, or after the object is gone, is harmless.
  package func disconnect() {
    guard let object else { return }
    self.object = nil
    g_signal_handler_disconnect(object, id)
  }

  /// Runs `action` without the closure being called in the meantime.
  package func blocked<Result>(_ action: () -> Result) -> Result {
    guard let object else { return action() }
    g_signal_handler_block(object, id)
    defer { if self.object != nil { g_signal_handler_unblock(object, id) } }
    return action()
  }
}

extension Unmanaged where Instance == SignalConnection {
  fileprivate static func at(_ data: UnsafeMutableRawPointer?) -> Unmanaged? { data.map { .fromOpaque($0) } }
}

extension SignalConnection {
  /// Connects a signal without arguments that answers nothing: `(instance, data)`.
  @discardableResult package static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false, _ body: @escaping () -> Void
  ) -> SignalConnection {
    SignalConnection(object, signal, .plain(body), after: after)
  }

  /// Connects a signal with one object, string or structure: `(instance, pointer, data)`. So is `notify::…`.
  @discardableResult package static func connectPointer(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    _ body: @escaping (UnsafeMutableRawPointer?) -> Void
  ) -> SignalConnection {
    SignalConnection(object, signal, .pointer(body), after: after)
  }

  /// Connects a signal with one number, flag or value of an enumeration: `(instance, int, data)`.
  @discardableResult package static func connectInteger(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false, _ body: @escaping (Int32) -> Void
  ) -> SignalConnection {
    SignalConnection(object, signal, .integer(body), after: after)
  }

  /// Connects the `pressed` or `released` of a click: `(instance, count, x, y, data)`; the closure gets the count.
  @discardableResult package static func connectClick(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (Int32) -> Void
  ) -> SignalConnection {
    SignalConnection(object, signal, .click(body), after: false)
  }

  /// Connects a signal without arguments whose handler returns whether it was handled: `gboolean (instance, data)`.
  @discardableResult package static func connectDecision(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false, _ body: @escaping () -> Bool
  ) -> SignalConnection {
    SignalConnection(object, signal, .decision(body), after: after)
  }

  /// Connects a signal with a pointer whose handler returns whether it was handled:
  /// `gboolean (instance, pointer, data)`.
  @discardableResult package static func connectPointerDecision(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    _ body: @escaping (UnsafeMutableRawPointer?) -> Bool
  ) -> SignalConnection {
    SignalConnection(object, signal, .pointerDecision(body), after: after)
  }

  /// Connects a signal with a number whose handler returns whether it was handled: `gboolean (instance, int, data)`.
  @discardableResult package static func connectIntegerDecision(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false, _ body: @escaping (Int32) -> Bool
  ) -> SignalConnection {
    SignalConnection(object, signal, .integerDecision(body), after: after)
  }

  /// Connects a signal with a place or a distance: `(instance, x, y, data)`.
  @discardableResult package static func connectPoint(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (Double, Double) -> Void
  ) -> SignalConnection {
    SignalConnection(object, signal, .point(body), after: false)
  }

  /// Connects a signal with a distance whose handler returns whether it was handled: `gboolean (instance, x, y, data)`.
  @discardableResult package static func connectPointDecision(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (Double, Double) -> Bool
  ) -> SignalConnection {
    SignalConnection(object, signal, .pointDecision(body), after: false)
  }

  /// Connects the `key-pressed` of a key controller: `gboolean (instance, key, code, modifiers, data)`.
  @discardableResult package static func connectKey(
    _ object: UnsafeMutableRawPointer, _ body: @escaping (KeyPress) -> Bool
  ) -> SignalConnection {
    SignalConnection(object, "key-pressed", .key(body), after: false)
  }
}

extension SignalConnection.Body {
  private typealias Instance = UnsafeMutableRawPointer?

  /// What GTK calls, with the signature that GTK calls it with.
  // The casts are what G_CALLBACK does in C: each function has the signature of the signals that its case is for.
  fileprivate var trampoline: GCallback {
    switch self {
    case .plain:
      let call: @convention(c) (Instance, Instance) -> Void = { _, data in
        SignalConnection.run(data) { if case .plain(let body) = $0 { body() } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .pointer:
      let call: @convention(c) (Instance, Instance, Instance) -> Void = { _, argument, data in
        let argument = UInt(bitPattern: argument)
        SignalConnection.run(data) {
          if case .pointer(let body) = $0 { body(UnsafeMutableRawPointer(bitPattern: argument)) }
        }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .integer:
      let call: @convention(c) (Instance, Int32, Instance) -> Void = { _, argument, data in
        SignalConnection.run(data) { if case .integer(let body) = $0 { body(argument) } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .click:
      let call: @convention(c) (Instance, Int32, Double, Double, Instance) -> Void = { _, count, _, _, data in
        SignalConnection.run(data) { if case .click(let body) = $0 { body(count) } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .decision:
      let call: @convention(c) (Instance, Instance) -> gboolean = { _, data in
        SignalConnection.decide(data) { if case .decision(let body) = $0 { body() } else { false } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .pointerDecision:
      let call: @convention(c) (Instance, Instance, Instance) -> gboolean = { _, argument, data in
        let argument = UInt(bitPattern: argument)
        return SignalConnection.decide(data) {
          if case .pointerDecision(let body) = $0 { body(UnsafeMutableRawPointer(bitPattern: argument)) } else { false }
        }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .integerDecision:
      let call: @convention(c) (Instance, Int32, Instance) -> gboolean = { _, argument, data in
        SignalConnection.decide(data) { if case .integerDecision(let body) = $0 { body(argument) } else { false } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .point:
      let call: @convention(c) (Instance, Double, Double, Instance) -> Void = { _, x, y, data in
        SignalConnection.run(data) { if case .point(let body) = $0 { body(x, y) } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .pointDecision:
      let call: @convention(c) (Instance, Double, Double, Instance) -> gboolean = { _, x, y, data in
        SignalConnection.decide(data) { if case .pointDecision(let body) = $0 { body(x, y) } else { false } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    case .key:
      let call: @convention(c) (Instance, guint, guint, GdkModifierType, Instance) -> gboolean = {
        _, key, _, modifiers, data in
        let press = SignalConnection.KeyPress(key: key, modifiers: modifiers)
        return SignalConnection.decide(data) { if case .key(let body) = $0 { body(press) } else { false } }
      }
      return unsafeBitCast(call, to: GCallback.self)
    }
  }
}

extension SignalConnection {
  // GTK emits signals on the main thread only.
  fileprivate nonisolated static func run(_ data: UnsafeMutableRawPointer?, _ call: @MainActor (Body) -> Void) {
    guard let connection = Unmanaged.at(data) else { return }
    MainActor.assumeIsolated { call(connection.takeUnretainedValue().body) }
  }

  fileprivate nonisolated static func decide(
    _ data: UnsafeMutableRawPointer?, _ call: @MainActor (Body) -> Bool
  ) -> gboolean {
    guard let connection = Unmanaged.at(data) else { return 0 }
    return MainActor.assumeIsolated { call(connection.takeUnretainedValue().body) } ? 1 : 0
  }
}

/// Signal connections that end together: with `disconnectAll()`, or with their owner.
@MainActor package final class SignalConnections {
  private var connections: [SignalConnection] = []

  /// No connections yet.
  package init() {}

  isolated deinit { disconnectAll() }

  /// Takes charge of a connection.
  package func add(_ connection: SignalConnection) { connections.append(connection) }

  /// Ends all connections.
  package func disconnectAll() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// Runs `action` without any of the closures being called in the meantime.
  package func blocked<Result>(_ action: () -> Result) -> Result {
    func run(_ rest: ArraySlice<SignalConnection>) -> Result {
      guard let first = rest.first else { return action() }
      return first.blocked { run(rest.dropFirst()) }
    }
    return run(connections[...])
  }
}
