import Glibc

/// Warnings for app developers, on standard error.
@MainActor package enum Diagnostics {
  /// Receives each message. Tests replace it.
  package static var handler: (String) -> Void = { message in
    var line = "Oriel: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static var said: Set<String> = []

  /// Logs a warning. With a key, it is logged once in the lifetime of the process.
  package static func warn(_ message: @autoclosure () -> String, once key: String? = nil) {
    if let key, !said.insert(key).inserted { return }
    handler(message())
  }

  /// Whether mistakes are looked for that cost time to find: in debug builds.
  package static var isThorough: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// A value of the app as messages name it: a text in quotation marks, and at most about a line long.
  package static func named<Value>(_ value: Value) -> String {
    if let erased = value as? AnyHashable, erased.base is String { return "\"\(erased.base)\"" }
    let text = String(describing: value)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// Resets which warnings have been logged. For tests.
  package static func reset() { said = [] }
}
