import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Tab views in their styles.
@MainActor struct TabViewStyleTests {
  private struct Tabs<S: TabViewStyle>: View {
    let style: S
    @State private var tab = "b"

    var body: some View {
      TabView(selection: $tab) {
        Text("first page").accessibilityIdentifier("page")
          .tabItem { Label("First", systemImage: "star") }.tag("a")
        Counter().tabItem { Text("Second") }.tag("b")
      }
      .tabViewStyle(style)
      Text("tab \(tab)")
      Button("Go") { tab = "a" }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `Styles of bars have a row of tabs`() throws {
    for screen in [
      Screen { Tabs(style: .automatic) }, Screen { Tabs(style: .tabBarOnly) }, Screen { Tabs(style: .grouped) },
    ] {
      #expect(try screen.find(.picker).options == ["First", "Second"])
      try screen.find(.picker).select("First")
      #expect(screen.text("tab a").exists)
    }
  }

  @Test func `A sidebar has the tabs beside the page`() throws {
    let screen = Screen { Tabs(style: .sidebarAdaptable) }
    #expect(!screen.find(.picker).exists)
    #expect(try screen.row("Second").isSelected)
    try screen.button("Count 0").tap()
    try screen.row("First").select()
    #expect(screen.text("tab a").exists)
    #expect(try screen.text("first page").isVisible)
    #expect(try screen.frame(of: "page").minX >= screen.find(.list).frame.maxX)
    try screen.row("Second").select()
    #expect(try screen.button("Count 1").isVisible)
    try screen.button("Go").tap()
    #expect(try screen.row("First").isSelected)
  }

  @Test func `Pages have a dot each, which shows its page`() throws {
    let screen = Screen { Tabs(style: .page) }
    #expect(!screen.find(.picker).exists)
    #expect(try screen.button("Second").accessibilityTraits.contains(.isSelected))
    try screen.button("First").tap()
    #expect(screen.text("tab a").exists)
    #expect(try screen.text("first page").isVisible)
    #expect(try screen.button("First").accessibilityTraits.contains(.isSelected))
    #expect(try !screen.button("Second").accessibilityTraits.contains(.isSelected))
  }

  @Test func `The mode of a page style decides whether it has dots`() {
    func dots(_ pages: Int, _ style: PageTabViewStyle) -> Int {
      let screen = Screen {
        TabView {
          ForEach(0..<pages, id: \.self) { number in Text("page \(number)").tabItem { Text("tab \(number)") } }
        }
        .tabViewStyle(style)
      }
      return screen.find(.button).count
    }
    #expect(dots(3, .page) == 3)
    #expect(dots(1, .page) == 0)
    #expect(dots(1, .page(indexDisplayMode: .always)) == 1)
    #expect(dots(3, .page(indexDisplayMode: .never)) == 0)
  }

  @Test func `A dot of a page without a title has its number`() throws {
    let screen = Screen {
      TabView {
        Text("one").tabItem { Image(systemName: "star") }
        Text("two").tabItem { Image(systemName: "heart") }
      }
      .tabViewStyle(.page)
    }
    try screen.button("Page 2").tap()
    #expect(try screen.text("two").isVisible)
  }
}
