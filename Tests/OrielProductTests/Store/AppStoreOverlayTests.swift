import Foundation
import OrielCore
import OrielStore
import OrielTesting
import Testing

@MainActor struct AppStoreOverlayTests {
  private struct Shop: View {
    var canBeClosed = true
    @State private var isPresented = true
    var body: some View {
      Button("Behind") {}
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .appStoreOverlay(isPresented: $isPresented) {
          let configuration = SKOverlay.AppConfiguration(appIdentifier: "org.example.Maps", position: .bottom)
          configuration.userDismissible = canBeClosed
          return configuration
        }
      Text(isPresented ? "presented" : "not presented")
    }
  }

  @Test func `An installed application can be opened`() async throws {
    let shop = Screen { Shop() }
    shop.desktop.install("org.example.Maps", name: "Maps", summary: "Find your way")
    await shop.settle()
    #expect(shop.text("Maps").exists)
    #expect(shop.text("Find your way").exists)
    try shop.button("Open").tap()
    #expect(shop.trace.contains(.launched("org.example.Maps")))
    try shop.button("Behind").tap()
  }

  @Test func `An application that isn't installed has a page in the software center`() async throws {
    let screen = Screen { Shop() }
    screen.desktop.offer("org.example.Maps", name: "Maps")
    await screen.settle()
    #expect(screen.text("Maps").exists)
    try screen.button("Get").tap()
    let page = try #require(URL(string: "appstream://org.example.Maps"))
    #expect(screen.trace.contains(.openedURL(page)))
  }

  @Test func `Without metadata the card shows the id`() async throws {
    let screen = Screen { Shop() }
    await screen.settle()
    #expect(screen.text("org.example.Maps").exists)
  }

  @Test func `The close button sets the binding to false`() async throws {
    let screen = Screen { Shop() }
    await screen.settle()
    try screen.button("Close").tap()
    #expect(screen.text("not presented").exists)
    #expect(!screen.button("Get").exists)
  }

  @Test func `A card that the user can't dismiss has no close button`() async throws {
    let screen = Screen { Shop(canBeClosed: false) }
    await screen.settle()
    #expect(!screen.button("Close").exists)
  }
}
