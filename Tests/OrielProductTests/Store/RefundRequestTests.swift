import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct RefundRequestTests {
  @MainActor final class Log {
    var results: [String] = []
  }

  private struct Shop: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      Button("Refund") { isPresented = true }
        .refundRequestSheet(for: 7, isPresented: $isPresented) { result in
          log.results.append("\(result) \(isPresented)")
        }
    }
  }

  private let store = TestStore()
  private let log = Log()

  private func makeScreen() async throws -> Screen {
    store.receipts[7] = StoreReceipt(title: "Atlas", price: "€ 9", date: Date(timeIntervalSince1970: 0))
    let screen = Screen { Shop(log: log).storeProvider(store) }
    try screen.button("Refund").tap()
    await screen.settle()
    return screen
  }

  @Test func `A request is sent with its reason, and reported when the sheet is dismissed`() async throws {
    let screen = try await makeScreen()
    let sheet = try screen.sheet
    #expect(sheet.text("Atlas").exists)
    #expect(try !sheet.button("Request Refund").isEnabled)
    try sheet.textField("Reason").replaceText(with: "Bought twice")
    try sheet.button("Request Refund").tap()
    await screen.settle()
    #expect(store.refunds == [7: "Bought twice"])
    #expect(sheet.contains(text: "received your request"))
    #expect(log.results.isEmpty)
    try sheet.button("Done").tap()
    #expect(log.results == ["success(OrielStore.Transaction.RefundRequestStatus.success) false"])
  }

  @Test func `Closing without a request is reported as cancelled, once for each presentation`() async throws {
    let screen = try await makeScreen()
    try screen.sheet.button("Cancel").tap()
    try screen.button("Refund").tap()
    try screen.sheet.close()
    let cancelled = "success(OrielStore.Transaction.RefundRequestStatus.userCancelled) false"
    #expect(log.results == [cancelled, cancelled])
  }

  @Test func `A duplicate is displayed in the sheet and reported as a failure`() async throws {
    try await store.requestRefund(for: 7, reason: "earlier")
    let screen = try await makeScreen()
    try screen.sheet.textField("Reason").replaceText(with: "Again")
    try screen.sheet.button("Request Refund").tap()
    await screen.settle()
    #expect(try screen.sheet.contains(text: "already been requested"))
    #expect(try !screen.sheet.button("Request Refund").isEnabled)
    try screen.sheet.close()
    #expect(log.results == ["failure(OrielStore.Transaction.RefundRequestError.duplicateRequest) false"])
  }

  @Test func `The sheet can't be closed during a request, and a failed one can be repeated`() async throws {
    let screen = try await makeScreen()
    try screen.sheet.textField("Reason").replaceText(with: "Broken")
    store.failures[.refunds] = "Closed"
    store.isOnHold = true
    try screen.sheet.button("Request Refund").tap()
    await screen.settle()
    #expect(try screen.sheet.isDismissDisabled)
    store.isOnHold = false
    try await screen.wait { try !screen.sheet.isDismissDisabled }
    #expect(try screen.sheet.contains(text: "couldn’t be requested"))
    store.failures = [:]
    try screen.sheet.button("Request Refund").tap()
    await screen.settle()
    #expect(store.refunds == [7: "Broken"])
  }

  @Test func `Without refunds in the store the result is a failure`() async throws {
    store.capabilities = [.subscriptions]
    let warnings = try Screen.warnings {
      let screen = Screen { Shop(log: log).storeProvider(store) }
      try screen.button("Refund").tap()
      #expect(screen.presentations.isEmpty)
    }
    #expect(warnings.count == 1)
    #expect(log.results == ["failure(OrielStore.Transaction.RefundRequestError.failed) false"])
  }
}
