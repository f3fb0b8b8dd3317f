import CGtk
import Synchronization

/// What GLib, GTK and the libraries below them warn of, in this process.
enum LibraryWarnings {
  private static let messages = Mutex<[String]>([])

  /// The warnings since the last call.
  static func take() -> [String] {
    messages.withLock { recorded in
      defer { recorded = [] }
      return recorded
    }
  }

  /// Starts to record. Called once: GLib allows one function that writes messages.
  static func record() {
    g_log_set_writer_func(
      { level, fields, count, data in
        if level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0 {
          let text = LibraryWarnings.text("MESSAGE", in: UnsafeBufferPointer(start: fields, count: Int(count)))
          LibraryWarnings.messages.withLock { $0.append(text) }
        }
        return g_log_writer_default(level, fields, count, data)
      }, nil, nil)
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    for field in fields where String(cString: field.key) == key {
      return field.value.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }
    return ""
  }
}
