import Synchronization

/// A lock of the state that it protects.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// Copies share the lock and its state.
public struct OSAllocatedUnfairLock<State> {
  private final class Storage {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock of a state that may be of any type.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Calls a closure with the state while other threads wait, and returns what it returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Calls a closure with the state if no other thread uses it, and returns what it returns; nil otherwise.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
  }

  /// Calls a closure with the state while other threads wait, and returns what it returns.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state if no other thread uses it, and returns what it returns; nil otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

// Unchecked: the state may not be sendable, but is read and written only while the mutex is locked.
extension OSAllocatedUnfairLock: @unchecked Sendable {}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock of a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock<Void> {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Calls a closure while other threads wait, and returns what it returns.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure while other threads wait, and returns what it returns.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
