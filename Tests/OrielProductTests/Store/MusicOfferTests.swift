import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct MusicOfferTests {
  @MainActor final class Log {
    var results: [String] = []
  }

  /// Answers when the test says so.
  @MainActor final class Service: MusicOfferProvider {
    private var waiting: CheckedContinuation<MusicOffer, any Error>?
    private(set) var asked: [MusicSubscriptionOffer.Options] = []

    func offer(_ options: MusicSubscriptionOffer.Options) async throws -> MusicOffer {
      asked.append(options)
      return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func answer(_ result: Result<MusicOffer, any Error>) {
      waiting?.resume(with: result)
      waiting = nil
    }
  }

  private struct Shop: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("Listen") { isPresented = true }
        .musicSubscriptionOffer(isPresented: $isPresented, options: .init(itemID: "song")) { error in
          log.results.append("\(error.map { "\($0)" } ?? "loaded") \(isPresented)")
        }
      Button("Withdraw") { isPresented = false }
    }
  }

  private let service = Service()
  private let log = Log()
  private let offer = MusicOffer(
    title: "All the music", message: "Listen to everything.",
    plans: [.init(id: "one", name: "One person", price: "€ 10")], url: URL(fileURLWithPath: "/offer"))

  @Test func `The sheet appears when the offer has been loaded`() async throws {
    let screen = Screen { Shop(log: log).musicOfferProvider(service) }
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(service.asked.map(\.itemID) == ["song"])
    service.answer(.success(offer))
    try await screen.wait { !screen.presentations.isEmpty }
    #expect(log.results == ["loaded true"])
    #expect(try screen.sheet.text("One person").exists)
    try screen.sheet.button("Subscribe…").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.trace.contains(.openedURL(offer.url)))
  }

  @Test func `An offer that can't be loaded presents nothing`() async throws {
    let screen = Screen { Shop(log: log).musicOfferProvider(service) }
    try screen.button("Listen").tap()
    await screen.settle()
    service.answer(.failure(StoreKitError.unknown))
    try await screen.wait { !log.results.isEmpty }
    #expect(log.results == ["unknown false"])
    #expect(screen.presentations.isEmpty)
  }

  @Test func `An offer that is withdrawn while it is loaded isn't presented`() async throws {
    let screen = Screen { Shop(log: log).musicOfferProvider(service) }
    try screen.button("Listen").tap()
    await screen.settle()
    try screen.button("Withdraw").tap()
    service.answer(.success(offer))
    await screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(log.results.isEmpty)
  }
}
