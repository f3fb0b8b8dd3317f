import Glibc

/// Says what an app's author should know: one line on standard error, with the library's name in front.
@MainActor package enum Diagnostics {
  /// Receives every message; tests put their own in.
  package static var handler: (String) -> Void = { message in
    var line = "Oriel: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static var said: Set<String> = []

  /// Warns. With a key, only the first time in the life of the process.
  package static func warn(_ message: @autoclosure () -> String, once key: String? = nil) {
    if let key, !said.insert(key).inserted { return }
    handler(message())
  }

  /// Forgets which warnings were given. For tests.
  package static func reset() { said = [] }
}
