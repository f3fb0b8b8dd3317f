import CGtk
import FoundationEssentials
import OrielCore

/// Observes GTK's D-Bus call to the file chooser portal.
///
/// GTK doesn't report when the portal has answered or refused the call, and accesses freed memory if the call is
/// cancelled before. So this observes the messages on GTK's connection until the answer arrives.
///
/// Seen with GTK 4.18. It may go when the oldest supported GTK reports a refusal as an error of
/// `gtk_file_dialog_open_finish`, and can be cancelled before the portal has answered.
@MainActor final class PortalCall {
  private let connection: ObjectHandle
  private let filter: guint

  /// Starts to observe messages; nil if there can't be a portal.
  ///
  /// - Parameter onAnswer: called after GTK has handled the answer, with the reason if the portal has refused.
  init?(onAnswer: @escaping @MainActor (_ refusal: String?) -> Void) {
    guard Self.isPossible, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    let connection = ObjectHandle(adopting: bus)
    self.connection = connection
    filter = Reader(onAnswer).follow(connection.opaque)
  }

  isolated deinit { g_dbus_connection_remove_filter(connection.opaque, filter) }

  // GTK uses the same variable. If it is set, the bus needn't be queried.
  private static var isPossible: Bool {
    getenv("GDK_DEBUG").map { String(cString: $0).includes("no-portals") } != true
  }
}

/// The message filter, which runs on the connection's thread.
// Unchecked: the serial is guarded by the lock, and the closure runs on the main actor.
private final class Reader: @unchecked Sendable {
  private let lock = Lock()
  private var serial: guint32?
  private let onAnswer: @MainActor (String?) -> Void

  init(_ onAnswer: @escaping @MainActor (String?) -> Void) { self.onAnswer = onAnswer }

  /// Installs the message filter on a connection. Returns the id to remove it.
  // Not isolated to the main actor: neither closure runs there.
  func follow(_ connection: OpaquePointer) -> guint {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard let message, let data else { return message }
        let reader = Unmanaged<Reader>.fromOpaque(data).takeUnretainedValue()
        if isIncoming != 0 { reader.receive(message) } else { reader.send(message) }
        return message
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Reader>.fromOpaque(data).release()
      })
  }

  /// Handles an outgoing message: records the first call to the file chooser portal.
  func send(_ message: OpaquePointer) {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let interface = g_dbus_message_get_interface(message),
      String(cString: interface) == "org.freedesktop.portal.FileChooser"
    else { return }
    lock.withLock { if serial == nil { serial = g_dbus_message_get_serial(message) } }
  }

  /// Handles an incoming message, before GTK does.
  func receive(_ message: OpaquePointer) {
    let answered = g_dbus_message_get_reply_serial(message)
    guard answered != 0, lock.withLock({ serial == answered }) else { return }
    var refusal: String?
    var error: UnsafeMutablePointer<GError>?
    if g_dbus_message_to_gerror(message, &error) != 0, let error {
      refusal = String(cString: error.pointee.message)
      g_error_free(error)
    }
    // The answer to this call arrives after GTK has handled the first answer.
    let answer = Answer(refusal, onAnswer)
    g_main_context_invoke_full(
      nil, G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let answer = Unmanaged<Answer>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { answer.askOnceMore() }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(answer).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Answer>.fromOpaque(data).release()
      })
  }

  private final class Answer: Sendable {
    private let refusal: String?
    private let onAnswer: @MainActor (String?) -> Void

    init(_ refusal: String?, _ onAnswer: @escaping @MainActor (String?) -> Void) {
      self.refusal = refusal
      self.onAnswer = onAnswer
    }

    @MainActor func askOnceMore() {
      guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return onAnswer(refusal) }
      let connection = ObjectHandle(adopting: bus)
      g_dbus_connection_call(
        connection.opaque, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil, nil,
        G_DBUS_CALL_FLAGS_NONE, -1, nil,
        { source, result, data in
          guard let data else { return }
          if let source, let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) {
            g_variant_unref(reply)
          }
          let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { answer.onAnswer(answer.refusal) }
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }
}
