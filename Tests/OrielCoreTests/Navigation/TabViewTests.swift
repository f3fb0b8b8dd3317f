import OrielTesting
import Testing

@testable import OrielCore

/// Pages with tabs.
@MainActor struct TabViewTests {
  private struct Tabs: View {
    let log: Log
    @State private var tab = "b"

    var body: some View {
      TabView(selection: $tab) {
        Text("first page").onAppear { log("first") }.tabItem { Label("First", systemImage: "star") }.tag("a")
        Counter().tabItem { Text("Second") }.tag("b")
      }
      Text("tab \(tab)")
      Button("Go") { tab = "a" }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 }.navigationTitle("Counting") }
  }

  @Test func `The page of the selection is shown, and created when it is shown first`() throws {
    let log = Log()
    let screen = Screen { Tabs(log: log) }
    #expect(try screen.find(.picker).options == ["First", "Second"])
    #expect(try screen.find(.picker).selection == "Second")
    #expect(screen.title == "Counting")
    #expect(log.entries.isEmpty)
    try screen.button("Go").tap()
    #expect(try screen.text("first page").isVisible)
    #expect(log.entries == ["first"])
    #expect(screen.title == "Test")
  }

  @Test func `A title around the tabs applies while the page sets none`() throws {
    let screen = Screen { VStack { Tabs(log: Log()) }.navigationTitle("Around") }
    #expect(screen.title == "Counting")
    try screen.button("Go").tap()
    #expect(screen.title == "Around")
  }

  @Test func `The user chooses a tab, and the pages keep their state`() throws {
    let screen = Screen { Tabs(log: Log()) }
    try screen.button("Count 0").tap()
    try screen.find(.picker).select("First")
    #expect(screen.text("tab a").exists)
    #expect(try !screen.button("Count 1").isVisible)
    try screen.find(.picker).select("Second")
    #expect(try screen.button("Count 1").isVisible)
  }

  @Test func `Without a binding the first page is shown`() throws {
    let screen = Screen {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("page one") }
        Tab("Two", systemImage: "2.circle") { Text("page two") }
      }
    }
    #expect(try screen.text("page one").isVisible)
    try screen.find(.picker).select("Two")
    #expect(try screen.text("page two").isVisible)
    #expect(try !screen.text("page one").isVisible)
  }

  @Test func `A tab has a value of the selection`() throws {
    let selection = Box(2)
    let screen = Screen {
      TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("page one") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("page two") }
      }
    }
    #expect(try screen.text("page two").isVisible)
    try screen.find(.picker).select("One")
    #expect(selection.value == 1)
  }

  private final class Box {
    var value: Int
    init(_ value: Int) { self.value = value }
  }
}
