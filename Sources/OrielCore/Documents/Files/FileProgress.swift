/// The progress of an operation on files.
package struct FileProgress: Equatable, Sendable {
  /// The number of the current file, from 1. A folder counts as one file.
  package var item: Int
  /// The number of files.
  package var itemCount: Int
  /// The completed bytes of the file, including those that are compared.
  package var completed: Int64
  /// The total bytes of the file; nil if unknown.
  package var total: Int64?
  /// The name of the current file, to display to the user.
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

  /// The completed fraction of all files, from 0 to 1; nil if unknown.
  package var fraction: Double? {
    let done: Double? = total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
    guard itemCount > 1 else { return done }
    return (Double(item - 1) + (done ?? 0)) / Double(itemCount)
  }
}
