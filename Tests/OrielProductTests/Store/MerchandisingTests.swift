import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct MerchandisingTests {
  @MainActor final class Log {
    var results: [String] = []
  }

  private struct Shop: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("All Maps…") { isPresented = true }
        .appStoreMerchandising(isPresented: $isPresented, kind: .subscriptionBundle("maps")) { result in
          switch result {
          case .success(let result): log.results.append("\(result) \(isPresented)")
          case .failure(let error): log.results.append("\(error) \(isPresented)")
          }
        }
    }
  }

  private let store = TestStore()
  private let log = Log()
  private let offer = StoreOffer(
    title: "Every map", message: "All continents.", plans: [.init(id: "a", name: "Alone", price: "€ 3")],
    url: URL(fileURLWithPath: "/offer"))

  @Test func `The sheet lists the plans and opens their page`() async throws {
    store.offers = ["maps": offer]
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("All Maps…").tap()
    try await screen.wait { try screen.sheet.contains(text: "Alone") }
    try screen.sheet.button("Subscribe…").tap()
    try await screen.wait { !log.results.isEmpty }
    #expect(screen.presentations.isEmpty && screen.trace.contains(.openedURL(offer.url)))
    #expect(log.results == ["purchaseCompleted(OrielStore.Product.PurchaseResult.pending) false"])
  }

  @Test func `A closed sheet is reported as dismissed`() async throws {
    store.offers = ["maps": offer]
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("All Maps…").tap()
    try await screen.wait { try screen.sheet.contains(text: "Alone") }
    try screen.sheet.button("Not Now").tap()
    try await screen.wait { !log.results.isEmpty }
    #expect(log.results == ["dismissed false"])
  }

  @Test func `An offer that can't be loaded leaves a message`() async throws {
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("All Maps…").tap()
    try await screen.wait { try screen.sheet.contains(text: "There is no such offer.") }
    #expect(log.results.isEmpty)
  }

  @Test func `Without the capability the error says so`() async throws {
    store.capabilities = [.offerCodes]
    let screen = Screen { Shop(log: log).storeProvider(store) }
    _ = try Screen.warnings { try screen.button("All Maps…").tap() }
    try await screen.wait { !log.results.isEmpty }
    #expect(screen.presentations.isEmpty && log.results == ["unsupported false"])
  }
}
