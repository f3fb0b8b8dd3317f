import Foundation
import OrielStore
import Synchronization

/// A store for tests and previews, with the subscriptions and purchases that a test adds.
///
/// ```swift
/// let store = TestStore()
/// store.receipts[7] = StoreReceipt(title: "Atlas", price: "€ 9", date: .now)
/// let screen = Screen { Shop().storeProvider(store) }
/// ```
///
/// Refunds are received, and subscriptions cancelled, immediately. A second request for a refund is a duplicate. A
/// redeemed code results in a purchase, which `Transaction.updates` contains.
public final class TestStore: StoreProvider {
  private struct State: Sendable {
    var capabilities = Set(StoreCapability.allCases)
    var subscriptions: [StoreSubscription] = []
    var receipts: [UInt64: StoreReceipt] = [:]
    var codes: Set<String> = []
    var offers: [String: StoreOffer] = [:]
    var failures: [StoreCapability: StoreFailure] = [:]
    var managementURL = URL(string: "https://store.example.org/subscriptions")
    var refunds: [UInt64: String] = [:]
    var redeemedCodes: [String] = []
    var redemptions: [OrielStore.Transaction] = []
    var lastListener = 0
    var listeners: [Int: AsyncStream<OrielStore.Transaction>.Continuation] = [:]
    var isOnHold = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Creates a store without purchases that supports all operations.
  public init() {}

  deinit {
    for listener in access({ Array($0.listeners.values) }) { listener.finish() }
  }

  private func access<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  // MARK: Content

  /// The supported operations.
  public var capabilities: Set<StoreCapability> {
    get { access { $0.capabilities } }
    set { access { $0.capabilities = newValue } }
  }

  /// The subscriptions of the user.
  public var subscriptions: [StoreSubscription] {
    get { access { $0.subscriptions } }
    set { access { $0.subscriptions = newValue } }
  }

  /// The purchases of the user, by their numbers.
  public var receipts: [UInt64: StoreReceipt] {
    get { access { $0.receipts } }
    set { access { $0.receipts = newValue } }
  }

  /// The codes that can be redeemed, each once.
  public var codes: Set<String> {
    get { access { $0.codes } }
    set { access { $0.codes = newValue } }
  }

  /// The recommended offers, by the identifiers of their groups.
  public var offers: [String: StoreOffer] {
    get { access { $0.offers } }
    set { access { $0.offers = newValue } }
  }

  /// The page on which subscriptions are managed.
  public var managementURL: URL? {
    get { access { $0.managementURL } }
    set { access { $0.managementURL = newValue } }
  }

  /// The messages of failures: a call that requires one of these capabilities fails.
  public var failures: [StoreCapability: String] {
    get { access { $0.failures.mapValues(\.message) } }
    set { access { $0.failures = newValue.mapValues(StoreFailure.init) } }
  }

  // MARK: User actions

  /// The reasons of requested refunds, by the numbers of the purchases.
  public var refunds: [UInt64: String] { access { $0.refunds } }

  /// The codes that have been redeemed.
  public var redeemedCodes: [String] { access { $0.redeemedCodes } }

  /// The purchases that resulted from ``redeemedCodes``, in the same order. Their numbers follow those of ``receipts``.
  public var redemptions: [OrielStore.Transaction] { access { $0.redemptions } }

  /// Reports a purchase, such as one on another device of the user.
  public func report(_ transaction: OrielStore.Transaction) {
    for listener in access({ Array($0.listeners.values) }) { listener.yield(transaction) }
  }

  // MARK: Time

  /// Whether calls wait until this becomes false.
  public var isOnHold: Bool {
    get { access { $0.isOnHold } }
    set {
      let waiting = access { state in
        state.isOnHold = newValue
        defer { if !newValue { state.waiting = [] } }
        return newValue ? [] : state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private func answer(for capability: StoreCapability) async throws {
    await withCheckedContinuation { continuation in
      let waits = access { state in
        if state.isOnHold { state.waiting.append(continuation) }
        return state.isOnHold
      }
      if !waits { continuation.resume() }
    }
    try Task.checkCancellation()
    if let failure = access({ $0.failures[capability] }) { throw failure }
  }

  // MARK: Provider

  /// Returns the subscriptions of a group, or all.
  public func subscriptions(in groupID: String?) async throws -> [StoreSubscription] {
    try await answer(for: .subscriptions)
    return subscriptions.filter { groupID == nil || $0.groupID == groupID }
  }

  /// Returns ``managementURL``.
  public func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL? {
    try await answer(for: .subscriptions)
    return managementURL
  }

  /// Cancels a subscription at its next renewal.
  public func cancel(_ subscription: StoreSubscription.ID) async throws {
    try await answer(for: .cancellation)
    access { state in
      guard let index = state.subscriptions.firstIndex(where: { $0.id == subscription }) else { return }
      state.subscriptions[index].state = .cancelled(until: state.subscriptions[index].renewal)
      state.subscriptions[index].renewal = nil
    }
  }

  /// Returns one of ``receipts``.
  public func receipt(for transaction: OrielStore.Transaction.ID) async throws -> StoreReceipt {
    try await answer(for: .refunds)
    guard let receipt = receipts[transaction] else { throw StoreFailure(message: "There is no such purchase.") }
    return receipt
  }

  /// Adds a refund to ``refunds``.
  public func requestRefund(
    for transaction: OrielStore.Transaction.ID, reason: String
  ) async throws(OrielStore.Transaction.RefundRequestError) {
    do { try await answer(for: .refunds) } catch { throw .failed }
    let isDuplicate = access { state in state.refunds.updateValue(reason, forKey: transaction) != nil }
    if isDuplicate { throw .duplicateRequest }
  }

  /// Redeems one of ``codes``, and reports a purchase.
  public func redeem(code: String) async throws {
    try await answer(for: .offerCodes)
    let purchase: OrielStore.Transaction? = access { state in
      guard state.codes.remove(code) != nil else { return nil }
      let last = max(state.receipts.keys.max() ?? 0, state.redemptions.last?.id ?? 0)
      let purchase = OrielStore.Transaction(id: last + 1)
      state.redeemedCodes.append(code)
      state.redemptions.append(purchase)
      return purchase
    }
    guard let purchase else { throw StoreFailure(message: "This code isn’t valid.") }
    report(purchase)
  }

  /// Returns one of ``offers``.
  public func offer(_ kind: AppStoreMerchandisingKind) async throws -> StoreOffer {
    try await answer(for: .merchandising)
    guard let offer = offers[kind.groupID] else { throw StoreFailure(message: "There is no such offer.") }
    return offer
  }

  /// Returns the purchases from now on: those of redeemed codes, and those that a test reports.
  public func transactions() -> AsyncStream<OrielStore.Transaction> {
    let (stream, continuation) = AsyncStream<OrielStore.Transaction>.makeStream()
    let id = access { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = continuation
      return state.lastListener
    }
    continuation.onTermination = { [weak self] _ in self?.removeListener(id) }
    return stream
  }

  private func removeListener(_ id: Int) { access { _ = $0.listeners.removeValue(forKey: id) } }
}

/// A failure of a test store, with its message for the user.
private struct StoreFailure: LocalizedError, Sendable {
  let message: String
  var errorDescription: String? { message }
}
