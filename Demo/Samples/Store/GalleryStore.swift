import Oriel
import OrielStore

/// A store in memory.
actor GalleryStore: StoreProvider, MusicOfferProvider {
  private var owned = [
    StoreSubscription(
      id: "atlas", name: "Atlas", price: "€ 4.00 per month", renewal: Date(timeIntervalSince1970: 1_800_000_000)),
    StoreSubscription(id: "news", name: "The Morning Post", price: "€ 2.50 per month", state: .expired),
  ]
  private var codes: Set<String> = ["SPRING"]
  private var refunds: Set<OrielStore.Transaction.ID> = []
  private nonisolated let purchases = AsyncStream<OrielStore.Transaction>.makeStream()

  nonisolated var capabilities: Set<StoreCapability> { Set(StoreCapability.allCases) }

  func subscriptions(in groupID: String?) async throws -> [StoreSubscription] { owned }

  func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL? {
    URL(string: "https://store.example.org/subscriptions")
  }

  func cancel(_ subscription: StoreSubscription.ID) async throws {
    guard let index = owned.firstIndex(where: { $0.id == subscription }) else { return }
    owned[index].state = .cancelled(until: owned[index].renewal)
    owned[index].renewal = nil
  }

  func receipt(for transaction: OrielStore.Transaction.ID) async throws -> StoreReceipt {
    StoreReceipt(title: "Atlas of the Sky", price: "€ 9.00", date: Date(timeIntervalSince1970: 1_780_000_000))
  }

  func requestRefund(
    for transaction: OrielStore.Transaction.ID, reason: String
  ) async throws(OrielStore.Transaction.RefundRequestError) {
    if !refunds.insert(transaction).inserted { throw .duplicateRequest }
  }

  func redeem(code: String) async throws {
    if codes.remove(code) == nil { throw CodeError() }
    purchases.continuation.yield(OrielStore.Transaction(id: 8))
  }

  nonisolated func transactions() -> AsyncStream<OrielStore.Transaction> { purchases.stream }

  func offer(_ kind: AppStoreMerchandisingKind) async throws -> StoreOffer {
    guard let page = URL(string: "https://store.example.org/maps") else { throw URLError(.badURL) }
    return StoreOffer(
      title: "Every Map", message: "All continents, and a new atlas each month.",
      plans: [.init(id: "maps", name: "Maps", price: "€ 3.00 per month")], url: page)
  }

  func offer(_ options: MusicSubscriptionOffer.Options) async throws -> MusicOffer {
    guard let page = URL(string: "https://store.example.org/music") else { throw URLError(.badURL) }
    return MusicOffer(
      title: "All the Music", message: "Every song, on all of your computers.",
      plans: [
        .init(id: "one", name: "One person", price: "€ 10.00 per month"),
        .init(id: "family", name: "Family", price: "€ 16.00 per month"),
      ], url: page)
  }

  private struct CodeError: LocalizedError {
    var errorDescription: String? { "This code isn’t valid." }
  }
}
