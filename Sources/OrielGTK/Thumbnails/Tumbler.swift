import CGtk
import OrielCore

/// The desktop's service that creates thumbnails, over D-Bus: tumbler, of Xfce and other desktops. Used on any thread but
/// the main one.
enum Tumbler {
  private static let name = "org.freedesktop.thumbnails.Thumbnailer1"
  private static let path = "/org/freedesktop/thumbnails/Thumbnailer1"
  /// The maximum time for one thumbnail, in seconds.
  private static let limit: guint = 20

  /// Has the service write a thumbnail to the desktop's cache, and waits for it.
  ///
  /// - Returns: false if there is no service, it doesn't support the type, or it takes too long.
  static func makeThumbnail(of source: ThumbnailSource, _ size: ThumbnailSize) -> Bool {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    let connection = SharedObject(adopting: bus)
    // The signals arrive on this thread, while it waits.
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    defer {
      g_main_context_pop_thread_default(context)
      g_main_context_unref(context)
    }
    let reply = Reply()
    let data = Unmanaged.passUnretained(reply).toOpaque()
    let subscription = g_dbus_connection_signal_subscribe(
      connection.pointer, name, name, nil, path, nil, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, signal, values, data in
        guard let signal, let values, let data else { return }
        Unmanaged<Reply>.fromOpaque(data).takeUnretainedValue().receive(String(cString: signal), values)
      }, data, nil)
    let timer = g_timeout_source_new_seconds(limit)
    g_source_set_callback(
      timer,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        Unmanaged<Reply>.fromOpaque(data).takeUnretainedValue().isOver = true
        return gboolean(G_SOURCE_REMOVE)
      }, data, nil)
    g_source_attach(timer, context)
    defer {
      g_source_destroy(timer)
      g_source_unref(timer)
      g_dbus_connection_signal_unsubscribe(connection.pointer, subscription)
      // What has arrived refers to the reply.
      while g_main_context_iteration(context, 0) != 0 {}
    }
    guard let handle = queue(source, size, connection) else { return false }
    reply.handle = handle
    while !reply.isOver { g_main_context_iteration(context, 1) }
    return reply.isReady
  }

  /// Sends the request.
  ///
  /// - Returns: its number; nil if there is no service.
  private static func queue(_ source: ThumbnailSource, _ size: ThumbnailSize, _ connection: SharedObject) -> guint32? {
    var uris = [g_variant_new_string(source.uri)]
    var types = [g_variant_new_string(source.contentType.forGTK)]
    var arguments: [OpaquePointer?] = [
      g_variant_new_array(nil, &uris, 1), g_variant_new_array(nil, &types, 1), g_variant_new_string(size.folder),
      g_variant_new_string("foreground"), g_variant_new_uint32(0),
    ]
    let answer = g_dbus_connection_call_sync(
      connection.pointer, name, path, name, "Queue", g_variant_new_tuple(&arguments, 5), nil,
      G_DBUS_CALL_FLAGS_NONE, Int32(limit) * 1000, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    guard let type = g_variant_get_type_string(answer), String(cString: type) == "(u)",
      let value = g_variant_get_child_value(answer, 0)
    else { return nil }
    defer { g_variant_unref(value) }
    return g_variant_get_uint32(value)
  }

  /// What the service has sent about one request. Used on one thread.
  private final class Reply {
    var handle: guint32?
    var isReady = false
    var isOver = false

    /// Each signal begins with the number of its request. There is one file, so that the first signal is about it.
    func receive(_ signal: String, _ values: OpaquePointer) {
      guard ["Ready", "Error", "Finished"].contains(signal), let first = g_variant_get_child_value(values, 0) else {
        return
      }
      defer { g_variant_unref(first) }
      guard g_variant_classify(first) == G_VARIANT_CLASS_UINT32, g_variant_get_uint32(first) == handle else { return }
      isReady = isReady || signal == "Ready"
      isOver = true
    }
  }
}
