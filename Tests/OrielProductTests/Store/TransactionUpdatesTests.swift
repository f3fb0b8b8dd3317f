import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielStore

@MainActor struct TransactionUpdatesTests {
  /// Iterates a sequence of purchases.
  @MainActor final class Listener {
    private(set) var ids: [OrielStore.Transaction.ID] = []
    private(set) var isFinished = false

    init(_ updates: OrielStore.Transaction.Transactions = OrielStore.Transaction.updates) {
      Task {
        for await transaction in updates { ids.append(transaction.id) }
        isFinished = true
      }
    }
  }

  private struct Shop: View {
    @State private var isPresented = false
    var body: some View {
      Button("Redeem…") { isPresented = true }.offerCodeRedemption(options: [], isPresented: $isPresented) { _ in }
    }
  }

  /// Counts how often it is asked for its purchases.
  private final class Counter: StoreProvider {
    @MainActor private(set) var calls = 0
    let capabilities: Set<StoreCapability> = []
    func subscriptions(in groupID: String?) async throws -> [StoreSubscription] { [] }
    func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL? { nil }
    func cancel(_ subscription: StoreSubscription.ID) async throws {}
    func receipt(for transaction: OrielStore.Transaction.ID) async throws -> StoreReceipt {
      throw ProviderError.unsupported
    }
    func requestRefund(
      for transaction: OrielStore.Transaction.ID, reason: String
    ) async throws(OrielStore.Transaction.RefundRequestError) { throw .failed }
    func redeem(code: String) async throws {}
    func transactions() -> AsyncStream<OrielStore.Transaction> {
      MainActor.assumeIsolated { calls += 1 }
      return AsyncStream { $0.finish() }
    }
  }

  /// Only for waiting.
  private let screen = Screen { Text("") }

  @Test func `A redeemed code results in a purchase, which the app receives`() async throws {
    let store = TestStore()
    store.codes = ["SPRING"]
    // Other tests have stores too: the number of this purchase is no other's.
    store.receipts[7100] = StoreReceipt(title: "Atlas", price: "€ 9", date: .now)
    let shop = Screen { Shop().storeProvider(store) }
    let listener = Listener()
    await shop.settle()
    try shop.button("Redeem…").tap()
    try shop.sheet.textField("Code").replaceText(with: "SUMMER")
    try shop.sheet.button("Redeem").tap()
    await shop.settle()
    #expect(store.redemptions.isEmpty)
    try shop.sheet.textField("Code").replaceText(with: "SPRING")
    try shop.sheet.button("Redeem").tap()
    try await shop.wait { listener.ids.contains(7101) }
    #expect(store.redemptions.map(\.id) == [7101])
    #expect(listener.ids.filter { $0 == 7101 }.count == 1)
  }

  @Test func `Each iteration receives the purchases that are reported after it has begun`() async throws {
    let updates = TransactionUpdates()
    let first = Listener(.init(updates))
    await screen.settle()
    let store = TestStore()
    updates.register(store)
    store.report(OrielStore.Transaction(id: 1))
    try await screen.wait { first.ids == [1] }
    let second = Listener(.init(updates))
    await screen.settle()
    store.report(OrielStore.Transaction(id: 2))
    try await screen.wait { first.ids == [1, 2] && second.ids == [2] }
    #expect(!first.isFinished && !second.isFinished)
  }

  @Test func `The iterations end with the last provider`() async throws {
    let updates = TransactionUpdates()
    let listener = Listener(.init(updates))
    await screen.settle()
    var store: TestStore? = TestStore()
    if let store { updates.register(store) }
    let other = TestStore()
    updates.register(other)
    store = nil
    await screen.settle()
    #expect(!listener.isFinished)
    other.report(OrielStore.Transaction(id: 1))
    try await screen.wait { listener.ids == [1] }
    let portal = TransactionUpdates()
    let empty = Listener(.init(portal))
    await screen.settle()
    #expect(!empty.isFinished)
    portal.register(CustomerPortalStore(url: URL(fileURLWithPath: "/portal")))
    try await screen.wait { empty.isFinished }
    let late = Listener(.init(portal))
    try await screen.wait { late.isFinished }
    #expect(late.ids.isEmpty)
  }

  @Test func `A provider that is registered again is asked once for its purchases`() async throws {
    let updates = TransactionUpdates()
    let counters = [Counter(), Counter()]
    for _ in 0..<3 {
      for counter in counters { updates.register(counter) }
      await screen.settle()
    }
    #expect(counters.map(\.calls) == [1, 1])
  }

  @Test func `A cancelled iteration ends`() async throws {
    let updates = TransactionUpdates()
    let store = TestStore()
    updates.register(store)
    var isFinished = false
    let task = Task {
      for await _ in OrielStore.Transaction.Transactions(updates) { Issue.record("nothing has been reported") }
      isFinished = true
    }
    await screen.settle()
    task.cancel()
    try await screen.wait { isFinished }
    store.report(OrielStore.Transaction(id: 1))
    await screen.settle()
  }
}
