/// What is wrong in the input, in the format of the compiler, which Xcode, SwiftPM and editors understand.
final class Report {
  enum Severity: String { case warning, error }

  struct Message: Equatable, CustomStringConvertible {
    let file: String
    let line: Int
    let severity: Severity
    let text: String

    var description: String { "\(file):\(line):1: \(severity.rawValue): \(text)" }
  }

  private(set) var messages: [Message] = []

  /// Whether something can't be built.
  var hasErrors: Bool { messages.contains { $0.severity == .error } }

  func warn(_ text: String, in file: String, line: Int = 1) { add(.warning, text, file, line) }
  func fail(_ text: String, in file: String, line: Int = 1) { add(.error, text, file, line) }

  private func add(_ severity: Severity, _ text: String, _ file: String, _ line: Int) {
    messages.append(Message(file: file, line: line, severity: severity, text: text))
  }
}
