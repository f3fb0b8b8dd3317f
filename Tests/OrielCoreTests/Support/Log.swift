/// What the code under test has done, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
