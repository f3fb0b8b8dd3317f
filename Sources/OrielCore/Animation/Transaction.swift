/// The context of a change of state, above all its animation.
///
/// ```swift
/// var transaction = Transaction(animation: .linear(duration: 0.2))
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen.toggle() }
/// ```
///
/// A write belongs to the transaction that is current at the time. The updates of views, widgets and layout that it
/// causes are performed in that transaction. If several transactions are displayed in the same frame, each update is
/// performed in the transaction that caused it; a view that two of them change is updated in the later one.
public struct Transaction {
  /// Nil for a transaction without values, which is the most frequent case and costs nothing.
  var storage: Storage?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    if animation != nil { self.animation = animation }
  }

  package init(_ storage: Storage?) { self.storage = storage }

  /// The animation of the change; nil for none.
  public var animation: Animation? {
    get { storage?.animation }
    set { edit { $0.animation = newValue } }
  }

  /// Whether `animation(_:value:)` has no effect on the change. If there is no animation either, running animations
  /// stop.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { edit { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of a continuous series, such as that of a slider that is dragged.
  public var isContinuous: Bool {
    get { storage?.isContinuous ?? false }
    set { edit { $0.isContinuous = newValue } }
  }

  /// The value for a key that the app has declared.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Adds an action that runs when the animations of the transaction have ended.
  ///
  /// The action runs once, on the main actor, after the views have been updated for the last frame. If nothing is
  /// animated, it runs after the change has been displayed.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let made = AnimationCompletion(completion)
    edit {
      switch criteria.kind {
      case .logicallyComplete: $0.logicalCompletions.append(made)
      case .removed: $0.completions.append(made)
      }
    }
  }

  private mutating func edit(_ change: (Storage) -> Void) {
    if storage == nil || !isKnownUniquelyReferenced(&storage) { storage = storage?.copy ?? Storage() }
    if let storage { change(storage) }
  }

  /// The values of a transaction. Everything that happens in the transaction shares them.
  package final class Storage {
    package internal(set) var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
    var logicalCompletions: [AnimationCompletion] = []

    fileprivate init() {}

    fileprivate var copy: Storage {
      let copy = Storage()
      copy.animation = animation
      copy.disablesAnimations = disablesAnimations
      copy.isContinuous = isContinuous
      copy.values = values
      copy.completions = completions
      copy.logicalCompletions = logicalCompletions
      return copy
    }

    /// Whether running animations jump to their targets.
    var stopsMotion: Bool { animation == nil && disablesAnimations }
  }

  /// The transaction of the current change; nil if there is none.
  // Unsafe: the layout, which is isolated to no actor, reads it as well. Both run on the main thread only.
  @exclusivity(unchecked) package nonisolated(unsafe) static var current: Storage?

  /// Called when a transaction with an animation begins outside of updates.
  // Unsafe: set when the first graph is created, and called on the main thread only.
  nonisolated(unsafe) static var willBegin: (() -> Void)?

  /// Runs `body` in another transaction.
  @inline(__always) package static func running<Result>(_ storage: Storage?, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = current
    current = storage
    defer { current = outer }
    return try body()
  }
}

/// The key of a value that an app adds to transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that doesn't set it.
  static var defaultValue: Value { get }
}

/// Runs `body`. State that it writes changes in the given transaction.
///
/// On other threads than the main thread, the transaction has no effect.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainThread.isCurrent else { return try body() }
  if transaction.storage?.animation != nil { Transaction.willBegin?() }
  return try Transaction.running(transaction.storage, body)
}

/// Runs `body`. State that it writes changes in the current transaction with one value replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction(MainThread.isCurrent ? Transaction.current : nil)
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
