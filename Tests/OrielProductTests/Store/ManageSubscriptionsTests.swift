import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct ManageSubscriptionsTests {
  private struct Shop: View {
    @State private var isPresented = false
    var body: some View {
      Button("Manage") { isPresented = true }
        .manageSubscriptionsSheet(isPresented: $isPresented)
      Text(isPresented ? "presented" : "not presented")
    }
  }

  private let store = TestStore()

  private func makeScreen() throws -> Screen {
    store.subscriptions = [
      StoreSubscription(id: "atlas", name: "Atlas", price: "€ 4 per month", state: .active),
      StoreSubscription(id: "news", name: "News", price: "€ 2 per month", state: .expired),
    ]
    let screen = Screen { Shop().storeProvider(store) }
    try screen.button("Manage").tap()
    return screen
  }

  @Test func `The sheet lists subscriptions with their prices and states`() async throws {
    let screen = try makeScreen()
    await screen.settle()
    let sheet = try screen.sheet
    #expect(sheet.title == "Subscriptions")
    for text in ["Atlas", "€ 4 per month", "Active", "News", "Expired"] { #expect(sheet.text(text).exists) }
    try sheet.button("Done").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.text("not presented").exists)
  }

  private struct Group: View {
    @State private var isPresented = true
    var body: some View {
      Text("x").manageSubscriptionsSheet(isPresented: $isPresented, subscriptionGroupID: "papers")
    }
  }

  @Test func `The sheet of a group lists its subscriptions only`() async throws {
    store.subscriptions = [
      StoreSubscription(id: "atlas", name: "Atlas", groupID: "maps", price: "€ 4 per month", state: .active),
      StoreSubscription(id: "news", name: "News", groupID: "papers", price: "€ 2 per month", state: .active),
    ]
    let screen = Screen { Group().storeProvider(store) }
    try await screen.wait { try screen.sheet.text("News").exists }
    #expect(try !screen.sheet.text("Atlas").exists)
  }

  @Test func `A spinner is displayed while the subscriptions are loaded`() async throws {
    store.isOnHold = true
    let screen = try makeScreen()
    await screen.settle()
    #expect(try screen.sheet.text("Loading subscriptions…").exists)
    store.isOnHold = false
    try await screen.wait { try screen.sheet.text("Atlas").exists }
  }

  @Test func `A failure is displayed until another attempt succeeds`() async throws {
    store.failures[.subscriptions] = "The store is closed."
    let screen = try makeScreen()
    await screen.settle()
    #expect(try screen.sheet.contains(text: "The store is closed."))
    store.failures = [:]
    try screen.sheet.button("Try Again").tap()
    await screen.settle()
    #expect(try screen.sheet.text("Atlas").exists)
  }

  @Test func `A subscription is cancelled after a confirmation`() async throws {
    let screen = try makeScreen()
    await screen.settle()
    try screen.sheet.button("Cancel…").tap()
    try screen.answer("Keep Subscription")
    #expect(store.subscriptions[0].state == .active)
    try screen.sheet.button("Cancel…").tap()
    try screen.answer("Cancel Subscription")
    await screen.settle()
    #expect(store.subscriptions[0].state == .cancelled(until: nil))
    #expect(try screen.sheet.text("Cancelled").exists)
    #expect(try !screen.sheet.button("Cancel…").exists)
  }

  @Test func `The page of all subscriptions opens in the browser`() async throws {
    let screen = try makeScreen()
    await screen.settle()
    try screen.sheet.button("Manage in Browser").tap()
    await screen.settle()
    let page = try #require(store.managementURL)
    #expect(screen.trace.contains(.openedURL(page)))
  }

  @Test func `A portal without a list has a button for its page`() async throws {
    let page = try #require(URL(string: "https://example.org/portal"))
    let screen = Screen { Shop().storeProvider(CustomerPortalStore(url: page)) }
    try screen.button("Manage").tap()
    await screen.settle()
    try screen.sheet.button("Manage in Browser").tap()
    await screen.settle()
    #expect(screen.trace.contains(.openedURL(page)))
  }

  @Test func `Without a provider no sheet is presented, and one warning is logged`() throws {
    let warnings = try Screen.warnings {
      let screen = Screen { Shop() }
      for _ in 0..<2 {
        try screen.button("Manage").tap()
        #expect(screen.presentations.isEmpty)
        #expect(screen.text("not presented").exists)
      }
    }
    #expect(warnings.count == 1)
  }

  @Test func `A provider that goes closes the sheet`() async throws {
    struct Leaving: View {
      let store: TestStore
      @State private var isPresented = true
      @State private var hasStore = true
      var body: some View {
        Text(isPresented ? "presented" : "not presented")
          .manageSubscriptionsSheet(isPresented: $isPresented)
          .storeProvider(hasStore ? store : nil)
          .task(id: isPresented) { hasStore = false }
      }
    }
    let screen = Screen { Leaving(store: store) }
    await screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(screen.text("not presented").exists)
  }
}
