/// How far a job on files has come.
package struct FileProgress: Equatable, Sendable {
  /// In bytes, read back and checked ones included.
  package var completed: Int64
  /// All that is to be done, in the same unit; nil while it isn't known.
  package var total: Int64?
  /// The file that is being worked on, to show to the person.
  package var filename: String

  package init(completed: Int64 = 0, total: Int64? = nil, filename: String = "") {
    self.completed = completed
    self.total = total
    self.filename = filename
  }

  /// From 0 to 1; nil while it isn't known.
  package var fraction: Double? {
    guard let total else { return nil }
    return total > 0 ? min(1, Double(completed) / Double(total)) : 1
  }
}
