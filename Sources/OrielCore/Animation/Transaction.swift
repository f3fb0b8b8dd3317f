/// What is said of one change of state: above all, how it is to be shown.
///
/// ```swift
/// var transaction = Transaction(animation: .linear(duration: 0.2))
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen.toggle() }
/// ```
///
/// A write happens in the transaction that is current then. What runs again because of it, the widgets that change and
/// the places that views get by it know that transaction. Writes of different transactions that are shown in one frame
/// keep theirs apart; a view that two of them change is shown in the later one.
public struct Transaction {
  /// Nil where nothing is said, as of nearly all changes: then a transaction costs nothing.
  var storage: Storage?

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    if animation != nil { self.animation = animation }
  }

  package init(_ storage: Storage?) { self.storage = storage }

  /// How the change moves what it changes; nil shows it at once.
  public var animation: Animation? {
    get { storage?.animation }
    set { edit { $0.animation = newValue } }
  }

  /// Whether `animation(_:value:)` has no effect on the change, and what is moving stops.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { edit { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of many that belong together, as while a slider is dragged.
  public var isContinuous: Bool {
    get { storage?.isContinuous ?? false }
    set { edit { $0.isContinuous = newValue } }
  }

  /// A value that an app has declared a key for.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Runs an action when the animations of the transaction have ended.
  ///
  /// It runs on the main actor, once, after the flush in which the last of them ends. Where nothing moves, it runs after
  /// the change has been shown.
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

  /// What a transaction says: shared by all that happens in it.
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

    /// Whether what is moving jumps to where it is going.
    var stopsMotion: Bool { animation == nil && disablesAnimations }
  }

  /// The transaction of the change that is being made; nil if there is none.
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

/// Has the writes of `body` happen in a transaction.
///
/// Off the main thread `body` runs without it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainThread.isCurrent else { return try body() }
  if transaction.storage?.animation != nil { Transaction.willBegin?() }
  return try Transaction.running(transaction.storage, body)
}

/// Has the writes of `body` happen in the current transaction with one of its values set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction(MainThread.isCurrent ? Transaction.current : nil)
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
