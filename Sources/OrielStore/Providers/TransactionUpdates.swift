import Synchronization

extension Transaction {
  /// The purchases that the app's store reports, such as those of redeemed codes and of the user's other devices.
  ///
  /// ```swift
  /// for await transaction in Transaction.updates { await library.unlock(transaction.id) }
  /// ```
  ///
  /// The sequence forwards the ``StoreProvider/transactions()`` of each provider that is registered with
  /// `storeProvider(_:)`, also of one that is registered later. Each iteration receives the purchases that are reported
  /// after it has begun. It ends when the streams of all registered providers have finished.
  ///
  /// The elements are the purchases themselves, and not verification results as in StoreKit: the provider is a part of
  /// the app, which trusts it.
  public static var updates: Transactions { Transactions(.shared) }

  /// The sequence of the purchases that the app's store reports. See ``Transaction/updates``.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase.
    public typealias Element = Transaction
    public typealias Failure = Never

    private let source: TransactionUpdates

    init(_ source: TransactionUpdates) { self.source = source }

    /// Begins to receive purchases.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(stream: source.makeStream().makeAsyncIterator())
    }

    /// An iteration of the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Transaction>.AsyncIterator

      /// Waits for the next purchase. Returns nil when no more are reported, or when the task is cancelled.
      public mutating func next() async -> Transaction? { await stream.next() }

      /// Waits for the next purchase. See ``next()``.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Transaction? {
        await stream.next(isolation: actor)
      }
    }
  }
}

/// Forwards the transactions of providers to the iterations of ``Transaction/updates``.
final class TransactionUpdates: Sendable {
  /// The updates of the registered providers.
  static let shared = TransactionUpdates()

  private struct State {
    /// The providers that have been registered and still exist.
    var identities: [ProviderIdentity] = []
    /// The number of providers whose streams haven't finished.
    var providers = 0
    /// Whether the streams of all providers have finished. False before one is registered: an app may begin to listen
    /// before its scenes exist.
    var isOver = false
    var lastID = 0
    var listeners: [Int: AsyncStream<Transaction>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Forwards the transactions of a provider until its stream finishes. Has no effect if that has begun before: views
  /// register their provider with each update.
  @MainActor func register(_ provider: any StoreProvider) {
    let isNew = state.withLock { state in
      state.identities.removeAll { $0.isGone }
      guard !state.identities.contains(where: { $0.isIdentity(of: provider) }) else { return false }
      state.identities.append(ProviderIdentity(provider))
      state.providers += 1
      state.isOver = false
      return true
    }
    guard isNew else { return }
    // The task doesn't retain the provider, which may finish the stream when it is deinitialized.
    let transactions = provider.transactions()
    Task {
      for await transaction in transactions { send(transaction) }
      providerDidFinish()
    }
  }

  private func send(_ transaction: Transaction) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(transaction) }
  }

  private func providerDidFinish() {
    let listeners: [AsyncStream<Transaction>.Continuation] = state.withLock { state in
      state.providers -= 1
      guard state.providers == 0 else { return [] }
      state.isOver = true
      defer { state.listeners = [:] }
      return Array(state.listeners.values)
    }
    // Outside of the lock, which the termination handlers take.
    for listener in listeners { listener.finish() }
  }

  /// Returns a stream of the transactions from now on.
  func makeStream() -> AsyncStream<Transaction> {
    let (stream, continuation) = AsyncStream<Transaction>.makeStream()
    let id: Int? = state.withLock { state in
      guard !state.isOver else { return nil }
      state.lastID += 1
      state.listeners[state.lastID] = continuation
      return state.lastID
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.removeListener(id) }
    return stream
  }

  private func removeListener(_ id: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
}

/// The identity of a provider: of the object, or of a value that can be compared, or otherwise of its type.
private struct ProviderIdentity: Sendable {
  private let type: ObjectIdentifier
  private let isObject: Bool
  private weak var object: (any StoreProvider & AnyObject)?
  private let value: (any StoreProvider & Hashable)?

  init(_ provider: any StoreProvider) {
    let type = Swift.type(of: provider)
    self.type = ObjectIdentifier(type)
    isObject = type is AnyClass
    object = isObject ? provider as? any StoreProvider & AnyObject : nil
    value = isObject ? nil : provider as? any StoreProvider & Hashable
  }

  /// Whether the object no longer exists. Another one may have its address.
  var isGone: Bool { isObject && object == nil }

  func isIdentity(of provider: any StoreProvider) -> Bool {
    guard type == ObjectIdentifier(Swift.type(of: provider)) else { return false }
    if isObject { return object === (provider as? any StoreProvider & AnyObject) }
    return value.map { Self.isEqual($0, provider) } ?? true
  }

  private static func isEqual<Value: Hashable>(_ value: Value, _ provider: any StoreProvider) -> Bool {
    provider as? Value == value
  }
}
