import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct OfferCodeTests {
  @MainActor final class Log {
    var results: [String] = []
  }

  private struct Shop: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("Redeem…") { isPresented = true }
        .offerCodeRedemption(options: [], isPresented: $isPresented) { result in
          switch result {
          case .success(let purchase):
            log.results.append("redeemed \((try? purchase.payloadValue.id) ?? 0) \(isPresented)")
          case .failure(let error): log.results.append("\(error) \(isPresented)")
          }
        }
    }
  }

  private let store = TestStore()
  private let log = Log()

  @Test func `A wrong code stays for correction, a right one closes the sheet`() async throws {
    store.codes = ["SPRING"]
    store.receipts[8100] = StoreReceipt(title: "Atlas", price: "€ 9", date: .now)
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("Redeem…").tap()
    let sheet = try screen.sheet
    try sheet.textField("Code").replaceText(with: "SUMMER")
    try sheet.textField("Code").submit()
    await screen.settle()
    #expect(sheet.contains(text: "isn’t valid"))
    #expect(log.results.isEmpty)
    try sheet.textField("Code").replaceText(with: " SPRING\n")
    try sheet.button("Redeem").tap()
    try await screen.wait { screen.presentations.isEmpty }
    #expect(store.redeemedCodes == ["SPRING"])
    #expect(log.results == ["redeemed 8101 false"])
  }

  /// Redeems each code, and reports no purchase.
  private struct SilentStore: StoreProvider, Hashable {
    let name = "silent"
    let capabilities: Set<StoreCapability> = [.offerCodes]
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
    func transactions() -> AsyncStream<OrielStore.Transaction> { AsyncStream { _ in } }
  }

  @Test func `The sheet waits for the purchase, and can be closed meanwhile`() async throws {
    let screen = Screen { Shop(log: log).storeProvider(SilentStore()) }
    try screen.button("Redeem…").tap()
    try screen.sheet.textField("Code").replaceText(with: "SPRING")
    try screen.sheet.button("Redeem").tap()
    try await screen.wait { try screen.sheet.button("Cancel").isEnabled }
    #expect(try !screen.sheet.button("Redeem").isEnabled && log.results.isEmpty)
    try screen.pressEscape()
    #expect(screen.presentations.isEmpty && log.results == ["userCancelled false"])
  }

  @available(*, deprecated) private struct FormerShop: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("Redeem…") { isPresented = true }
        .offerCodeRedemption(isPresented: $isPresented) { result in
          if case .success = result { log.results.append("redeemed \(isPresented)") }
        }
    }
  }

  @available(*, deprecated) @Test func `The former sheet doesn't wait for the purchase`() async throws {
    let screen = Screen { FormerShop(log: log).storeProvider(SilentStore()) }
    try screen.button("Redeem…").tap()
    try screen.sheet.textField("Code").replaceText(with: "SPRING")
    try screen.sheet.button("Redeem").tap()
    try await screen.wait { screen.presentations.isEmpty }
    #expect(log.results == ["redeemed false"])
  }

  @Test func `Closing is reported as cancelled`() throws {
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("Redeem…").tap()
    try screen.pressEscape()
    #expect(log.results == ["userCancelled false"])
  }

  @Test func `Without a provider the error says so`() throws {
    _ = try Screen.warnings {
      let screen = Screen { Shop(log: log) }
      try screen.button("Redeem…").tap()
      #expect(screen.presentations.isEmpty)
    }
    #expect(log.results == ["missing false"])
  }
}
