extension Binding {
  /// A binding whose writes are performed in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: TransactionLocation(location, transaction.storage))
  }

  /// A binding whose writes are animated.
  ///
  /// ```swift
  /// Toggle("Details", isOn: $isOpen.animation())
  /// ```
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

/// A value at another location that is written in a transaction.
@MainActor private final class TransactionLocation<Value>: Location<Value> {
  private let base: Location<Value>
  // Unsafe: a transaction's storage isn't changed once it is shared.
  private nonisolated(unsafe) let transaction: Transaction.Storage?

  nonisolated init(_ base: Location<Value>, _ transaction: Transaction.Storage?) {
    self.base = base
    self.transaction = transaction
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { withTransaction(Transaction(transaction)) { base.set(value) } }
  override func peek() -> Value? { base.peek() }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    let isSame = transaction?.animation == other.transaction?.animation
    return isSame && base.isSame(as: other.base)
  }
}
