import CGtk
import Foundation
import OrielStore
import XCTest

@testable import OrielActivities
@testable import OrielCore
@testable import OrielFamily
@testable import OrielGTK

/// The sheets and cards of the other products, in real windows.
final class ProductTests: SheetTestCase {
  /// Opens a window with views.
  private func open(_ content: some View) throws -> GtkWidgetPointer {
    let platform = GtkPlatform()
    let before = Set(toplevels)
    var request = WindowRequest(title: "App", identifier: "main")
    (request.defaultWidth, request.defaultHeight) = (700 + WindowEdges.width, 500 + WindowEdges.height)
    let controller = WindowController(
      content, request: request, graph: Graph(scheduler: platform), platform: platform,
      environment: EnvironmentScope(parent: nil))
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    addTeardownBlock { @MainActor in
      controller.close()
      self.settle()
    }
    return window
  }

  /// The sheet with a text in it, once it is there.
  private func sheet(with text: String, line: UInt = #line) async throws -> GtkWidgetPointer {
    func find() -> GtkWidgetPointer? {
      toplevels.first {
        $0.classes.contains("oriel-sheet") && gtk_widget_get_mapped($0) != 0 && texts(in: $0).contains(text)
      }
    }
    await run(until: { find() != nil }, "the sheet with “\(text)”", line: line)
    return try XCTUnwrap(find())
  }

  private func press(_ label: String, in window: GtkWidgetPointer) throws {
    click(try XCTUnwrap(window.first(gtk_button_get_type()) { texts(in: $0) == [label] }, label))
  }

  // MARK: Family

  private struct Family: View {
    @State private var isPresented = false
    @State private var selection = FamilyActivitySelection()
    var body: some View {
      VStack {
        Button("Choose") { isPresented = true }
        Text("domains: \(selection.webDomains.count)")
      }
      .familyActivityPicker(headerText: "Limit", footerText: nil, isPresented: $isPresented, selection: $selection)
    }
  }

  func testAWebsiteIsChosenInTheFamilySheet() async throws {
    let window = try open(Family())
    try press("Choose", in: window)
    let sheet = try await sheet(with: "Limit")
    let field = try XCTUnwrap(sheet.all(gtk_text_get_type()).last)
    gtk_widget_grab_focus(field)
    gtk_editable_set_text(field.opaque, "example.org")
    drain()
    emit("activate", on: field)
    wait("the website") { self.texts(in: sheet).contains("example.org") }
    try press("Done", in: sheet)
    wait("the choice") { self.texts(in: window).contains("domains: 1") }
  }

  // MARK: Store

  private struct Provider: StoreProvider {
    var capabilities: Set<StoreCapability> { [.subscriptions] }
    func subscriptions(in group: String?) async throws -> [StoreSubscription] {
      [StoreSubscription(id: "atlas", name: "Atlas", price: "€ 4 per month", state: .active)]
    }
    func managementURL(for subscription: String?) async throws -> URL? { nil }
    func cancel(_ subscription: String) async throws { throw ProviderError.missing }
    func receipt(for transaction: UInt64) async throws -> StoreReceipt { throw ProviderError.missing }
    func requestRefund(
      for transaction: UInt64, reason: String
    ) async throws(OrielStore.Transaction.RefundRequestError) { throw .failed }
    func redeem(code: String) async throws { throw ProviderError.missing }
  }

  private struct Shop: View {
    @State private var isPresented = false
    var body: some View {
      VStack {
        Button("Manage") { isPresented = true }
        Text(isPresented ? "presented" : "not presented")
      }
      .manageSubscriptionsSheet(isPresented: $isPresented)
      .storeProvider(Provider())
    }
  }

  func testSubscriptionsAreListedInTheStoresSheet() async throws {
    let window = try open(Shop())
    try press("Manage", in: window)
    let sheet = try await sheet(with: "Atlas")
    XCTAssertEqual(String(cString: gtk_window_get_title(sheet.as(GtkWindow.self))), "Subscriptions")
    XCTAssertTrue(texts(in: sheet).contains("€ 4 per month"), "\(texts(in: sheet))")
    try press("Done", in: sheet)
    wait("the end") { self.texts(in: window).contains("not presented") }
  }

  // MARK: Activities

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var driver: String }
    var order: Int
  }

  func testAnActivityIsACardWithExactTintsUntilItEnds() async throws {
    let configuration = ActivityConfiguration(for: Delivery.self) { context in
      Text("Order \(context.attributes.order): \(context.state.driver)")
        .activityBackgroundTint(Color(red: 0, green: 0, blue: 1))
    }
    let window = TestWindow(self, ActivityCards(configurations: [configuration]))
    window.show()
    let activity = try Activity.request(
      attributes: Delivery(order: 1), content: .init(state: .init(driver: "Ada"), staleDate: nil))
    wait("the card") { self.texts(in: window.content).contains("Order 1: Ada") }
    wait("its tint") {
      guard let pixels = try? Pixels(shownBy: window.content) else { return false }
      let colors = stride(from: 0, to: 400, by: 8).flatMap { x in stride(from: 0, to: 300, by: 8).map { pixels[x, $0] }
      }
      return colors.contains(SIMD3(0, 0, 255))
    }
    await activity.update(.init(state: .init(driver: "Grace"), staleDate: nil))
    wait("the update") { self.texts(in: window.content).contains("Order 1: Grace") }
    try press("End", in: window.content)
    await run(until: { self.texts(in: window.content).isEmpty }, "the end")
    window.close()
  }
}
