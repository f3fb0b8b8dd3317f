/// A value that ignores writes.
@MainActor final class ConstantLocation<Value>: Location<Value> {
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) let value: Value

  nonisolated init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func peek() -> Value? { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value>, let test = Equality<Value>.test else { return false }
    return test(value, other.value)
  }
}
