/// How far a job on files has come.
package struct FileProgress: Equatable, Sendable {
  /// Which of the files it is at, the first being 1. A folder counts as one.
  package var item: Int
  /// How many files there are.
  package var itemCount: Int
  /// What is done of the file in bytes, read back and checked ones included.
  package var completed: Int64
  /// All that is to be done of it, in the same unit; nil while that isn't known.
  package var total: Int64?
  /// The file that is being worked on, to show to the user.
  package var filename: String

  package init(
    item: Int = 1, itemCount: Int = 1, completed: Int64 = 0, total: Int64? = nil, filename: String = ""
  ) {
    self.item = item
    self.itemCount = itemCount
    self.completed = completed
    self.total = total
    self.filename = filename
  }

  /// From 0 to 1 over all files; nil while nothing is known.
  package var fraction: Double? {
    let done: Double? = total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
    guard itemCount > 1 else { return done }
    return (Double(item - 1) + (done ?? 0)) / Double(itemCount)
  }
}
