import CGtk

/// A Swift closure that runs whenever an object emits a signal, until it is disconnected or the object is released.
///
/// The object retains the closure, so the result of `connect` may be discarded. The closure is released when the
/// connection ends. It must not retain the object itself.
@MainActor package class SignalConnection {
  private var object: UnsafeMutableRawPointer?
  private var id: gulong = 0

  fileprivate init() {}

  /// Runs `handler` whenever the object emits the signal.
  ///
  /// - Parameter after: whether it runs after the class handler of the signal.
  @discardableResult package static func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ signal: Signal<Handler>, after: Bool = false, _ handler: Handler
  ) -> SignalConnection {
    let connection = HandlerConnection(handler)
    connection.begin(object, signal, after: after)
    return connection
  }

  fileprivate func begin<Handler>(_ object: UnsafeMutableRawPointer, _ signal: Signal<Handler>, after: Bool) {
    assert(
      object.isInstance(of: signal.instance()) && signal.signature.fits(signal.name, of: object),
      "an object has no signal \(signal.name) as it was declared")
    self.object = object
    id = g_signal_connect_data(
      object, UnsafeRawPointer(signal.name.utf8Start).assumingMemoryBound(to: CChar.self), signal.trampoline,
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        guard let data else { return }
        let connection = Unmanaged<SignalConnection>.fromOpaque(data)
        MainActor.assumeIsolated { connection.takeUnretainedValue().object = nil }
        connection.release()
      }, after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
  }

  /// Whether the closure can still run.
  package var isConnected: Bool { object != nil }

  /// Disconnects the closure. It has no effect if the connection has ended or the object no longer exists.
  package func disconnect() {
    guard let object else { return }
    self.object = nil
    g_signal_handler_disconnect(object, id)
  }

  /// Runs `action` while the handler is blocked.
  package func blocked<Result>(_ action: () -> Result) -> Result {
    guard let object else { return action() }
    g_signal_handler_block(object, id)
    defer { if self.object != nil { g_signal_handler_unblock(object, id) } }
    return action()
  }
}

/// A connection with the closure that it calls.
@MainActor final class HandlerConnection<Handler>: SignalConnection {
  let handler: Handler

  fileprivate init(_ handler: Handler) {
    self.handler = handler
    super.init()
  }
}

/// Signal connections that end together: with `disconnectAll()`, or when they are deallocated.
@MainActor package final class SignalConnections {
  private var connections: [SignalConnection] = []

  /// No connections yet.
  package init() {}

  isolated deinit { disconnectAll() }

  /// Adds a connection.
  package func add(_ connection: SignalConnection) { connections.append(connection) }

  /// Ends all connections.
  package func disconnectAll() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  /// Runs `action` while all handlers are blocked.
  package func blocked<Result>(_ action: () -> Result) -> Result {
    func run(_ rest: ArraySlice<SignalConnection>) -> Result {
      guard let first = rest.first else { return action() }
      return first.blocked { run(rest.dropFirst()) }
    }
    return run(connections[...])
  }
}
