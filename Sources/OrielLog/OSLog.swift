import CGtk
import Foundation

/// The log of a part of an app: see ``Logger``.
public final class OSLog: Sendable {
  /// The log without subsystem and category.
  public static let `default` = OSLog(subsystem: nil, category: nil)
  /// A log that writes nothing.
  public static let disabled = OSLog(isEnabled: false)

  private let subsystem: String?
  private let category: String?
  private let isEnabled: Bool

  /// Creates the log of a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: Optional(subsystem), category: category)
  }

  private init(subsystem: String? = nil, category: String? = nil, isEnabled: Bool = true) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// Whether a message of a level would be written.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled && g_log_writer_default_would_drop(type.level, subsystem) == 0
  }

  func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    guard isEnabled(type: type) else { return }
    // Where GLib writes a message of this level.
    let stream = type == .debug || type == .info ? STDOUT_FILENO : STDERR_FILENO
    let showsPrivate = isatty(stream) != 0
    write(type, message().interpolation.text(showsPrivate: showsPrivate))
  }

  private func write(_ type: OSLogType, _ text: String) {
    let isTold = g_log_writer_is_journald(STDERR_FILENO) != 0
    let message = isTold ? text : category.map { "\($0): \(text)" } ?? text
    let fields = [
      ("MESSAGE", message), ("PRIORITY", type.priority), ("GLIB_DOMAIN", subsystem), ("SUBSYSTEM", subsystem),
      ("CATEGORY", category),
    ].compactMap { key, value in value.map { (key, $0) } }
    withFields(fields[...], []) { fields in
      g_log_structured_array(type.level, fields, gsize(fields.count))
    }
  }

  /// Calls a closure with fields of GLib, which are valid until it returns.
  private func withFields(_ rest: ArraySlice<(String, String)>, _ fields: [GLogField], _ body: ([GLogField]) -> Void) {
    guard let (key, value) = rest.first else { return body(fields) }
    key.withCString { key in
      value.withCString { value in
        withFields(rest.dropFirst(), fields + [GLogField(key: key, value: value, length: -1)], body)
      }
    }
  }
}

/// Writes a message to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  log.write(type, message)
}

/// Writes a message to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: @autoclosure () -> OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(type, message)
}
