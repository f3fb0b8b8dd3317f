/// Transfers a value to another thread.
// Unchecked: a document's snapshot has no other owner while it is read or written, and the methods that are called on a
// background thread are documented to be.
struct Handover<Value>: @unchecked Sendable {
  private let stored: Value

  init(_ value: Value) { stored = value }

  /// The value. It is used by one thread at a time.
  func take() -> sending Value {
    // Unsafe: as the type itself.
    nonisolated(unsafe) let value = stored
    return value
  }
}
