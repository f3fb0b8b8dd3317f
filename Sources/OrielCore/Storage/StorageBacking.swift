/// Holds the values of a store longer than the process.
protocol StorageBacking: AnyObject, Sendable {
  /// Whether values change without a report, so that each access has to look.
  var changesSilently: Bool { get }
  /// All keys with a value that Oriel may have written.
  var keys: [String] { get }
  /// The number of times that the file has been written.
  var writes: Int { get }
  /// Returns a value in the form in which it is read back.
  func stored(_ value: StoredValue) -> StoredValue
  /// Returns the current value of a key.
  func value(of key: String) -> StoredValue?
  /// Records a change, which is saved soon.
  func set(_ value: StoredValue?, of key: String)
  /// Saves pending changes on the current thread.
  func save()
}
