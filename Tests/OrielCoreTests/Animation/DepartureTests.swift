import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views that are seen for a while after they have left.
@MainActor struct DepartureTests {
  private static let second = Animation.linear(duration: 1)

  @MainActor final class Log { var lines: [String] = [] }

  private struct Branch: View {
    let log: Log
    @State private var isOpen = true
    @State private var isThere = true

    var body: some View {
      VStack(spacing: 0) {
        Text("first")
        if isThere {
          VStack(spacing: 0) {
            if isOpen {
              Button("Inner") { log.lines.append("pressed") }
                .onDisappear { log.lines.append("gone") }
            }
            Text("label")
          }
        }
        Text("last").accessibilityIdentifier("last")
        Button("Toggle") { withAnimation(second) { isOpen.toggle() } }
        Button("Toggle at once") { isOpen.toggle() }
        Button("Container") { withAnimation(second) { isThere.toggle() } }
        Button("Container at once") { isThere.toggle() }
      }
    }
  }

  @Test func `What leaves is seen until its animation has ended, though the views are gone at once`() throws {
    let log = Log()
    let screen = Screen { Branch(log: log) }
    let disposed = screen.platform.changes.disposed
    let inner = try screen.button("Inner").widget
    try screen.button("Toggle").tap()
    #expect(log.lines == ["gone"])
    #expect(!screen.button("Inner").exists)
    #expect(screen.leaving == ["button \"Inner\""])
    #expect(screen.platform.changes.disposed == disposed)
    // No input reaches it.
    _ = inner.tap()
    #expect(log.lines == ["gone"])
    #expect(inner.isRetired)
    screen.advance(by: .milliseconds(900))
    #expect(screen.leaving == ["button \"Inner\""])
    screen.advance(by: .milliseconds(200))
    #expect(screen.leaving == [])
    #expect(inner.isDisposed)
    #expect(screen.platform.changes.disposed > disposed)
    #expect(!screen.isMoving)
  }

  @Test func `What leaves without an animation goes at once`() throws {
    let screen = Screen { Branch(log: Log()) }
    try screen.button("Toggle at once").tap()
    #expect(screen.leaving == [])
    #expect(!screen.isMoving)
  }

  @Test func `The completion of a removal runs when what has left isn't seen any more`() throws {
    struct Told: View {
      let log: Log
      @State private var isOpen = true
      var body: some View {
        if isOpen { Text("in") }
        Button("Close") {
          withAnimation(.linear(duration: 1)) {
            isOpen = false
          } completion: {
            log.lines.append("done")
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Told(log: log) }
    try screen.button("Close").tap()
    screen.advance(by: .milliseconds(900))
    #expect(log.lines == [])
    screen.advance(by: .milliseconds(200))
    #expect(log.lines == ["done"])
    #expect(screen.leaving == [])
  }

  @Test func `What leaves takes no room while it does`() throws {
    let screen = Screen { Branch(log: Log()) }
    let before = try screen.frame(of: "last").minY
    try screen.button("Toggle").tap()
    screen.advance(by: .seconds(1))
    #expect(try screen.frame(of: "last").minY < before)
  }

  @Test func `What comes back while it is leaving goes on from where it is`() throws {
    let log = Log()
    let screen = Screen { Branch(log: log) }
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
    #expect(screen.button("Inner").exists)
    let node = try screen.button("Inner").view.node
    #expect(abs(node.shownOpacity - 0.5) < 0.001)
    screen.advance(by: .milliseconds(500))
    #expect(abs(node.shownOpacity - 0.75) < 0.001)
    try screen.advanceToRest()
    #expect(node.shownOpacity == 1)
    try screen.button("Inner").tap()
    #expect(log.lines == ["gone", "pressed"])
  }

  @Test func `What comes back at once ends what is leaving`() throws {
    let screen = Screen { Branch(log: Log()) }
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("Toggle at once").tap()
    #expect(screen.leaving == [])
    #expect(try screen.button("Inner").view.node.shownOpacity == 1)
  }

  @Test func `A container that goes at once takes what is leaving with it`() throws {
    let screen = Screen { Branch(log: Log()) }
    let inner = try screen.button("Inner").widget
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(300))
    try screen.button("Container at once").tap()
    #expect(screen.leaving == [])
    #expect(inner.isDisposed)
    #expect(screen.text("last").exists)
  }

  @Test func `What is leaving something that leaves goes with it at the latest`() throws {
    let screen = Screen { Branch(log: Log()) }
    let inner = try screen.button("Inner").widget
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("Container").tap()
    #expect(screen.leaving.contains("button \"Inner\""))
    screen.advance(by: .milliseconds(600))
    #expect(inner.isDisposed)
    #expect(screen.leaving != [])
    screen.advance(by: .milliseconds(600))
    #expect(screen.leaving == [])
    #expect(!screen.isMoving)
  }

  @Test func `A window that is closed ends what is leaving`() throws {
    let screen = Screen { Branch(log: Log()) }
    let inner = try screen.button("Inner").widget
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(100))
    try screen.closeWindow()
    #expect(inner.isDisposed)
  }

  // MARK: Rows

  private struct Rows: View {
    @State private var items: [Int]
    let census: Census

    init(_ count: Int, census: Census = Census()) {
      _items = State(wrappedValue: Array(0..<count))
      self.census = census
    }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { Row(number: $0, census: census) }
      }
      Button("Clear") { withAnimation(second) { items = [] } }
      Button("Odd") { withAnimation(second) { items.removeAll { $0 % 2 == 0 } } }
      Button("Less") { withAnimation(second) { items.removeAll { $0 % 4 == 1 } } }
      Button("All") { withAnimation(second) { items = Array(0..<6) } }
      Button("All at once") { items = Array(0..<6) }
    }
  }

  @MainActor final class Census { var alive = 0 }

  @MainActor final class Citizen {
    let census: Census
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    isolated deinit { census.alive -= 1 }
  }

  private struct Row: View {
    let number: Int
    @State private var citizen: Citizen
    init(number: Int, census: Census) {
      self.number = number
      _citizen = State(wrappedValue: Citizen(census))
    }
    var body: some View { Text("row \(number)") }
  }

  private func drawn(_ screen: Screen) throws -> [String] {
    _ = screen.size
    return try #require(screen.window.contents.first).surface.displayList().compactMap {
      guard case .leaf(let leaf) = $0, let text = (leaf.widget as? TestWidget)?.element.shownText, text.hasPrefix("row")
      else {
        return nil
      }
      return text
    }
  }

  @Test func `What leaves is drawn between its old neighbours, and they keep their order when these leave too`() throws
  {
    let screen = Screen { Rows(6) }
    let all = (0..<6).map { "row \($0)" }
    #expect(try drawn(screen) == all)
    try screen.button("Odd").tap()
    var order = try drawn(screen)
    #expect(order == all)
    try screen.button("Less").tap()
    order = try drawn(screen)
    #expect(order == all)
    try screen.button("Clear").tap()
    order = try drawn(screen)
    #expect(order == all)
    #expect(screen.leaving.count == 6)
    try screen.advanceToRest()
    #expect(try drawn(screen) == [])
  }

  @Test func `Rows that come back take over from those that leave`() throws {
    let screen = Screen { Rows(6) }
    try screen.button("Odd").tap()
    screen.advance(by: .milliseconds(300))
    try screen.button("All").tap()
    #expect(screen.leaving == [])
    #expect(try drawn(screen) == (0..<6).map { "row \($0)" })
    // It was fading, and hasn't begun again.
    #expect(abs(try screen.text("row 2").view.node.shownOpacity - 0.7) < 0.001)
    try screen.advanceToRest()
    #expect(try screen.text("row 2").view.node.shownOpacity == 1)
  }

  @Test func `A thousand that leave at once are gone when the animation has ended, and nothing of them is left`() throws
  {
    let census = Census()
    let screen = Screen { Rows(1_000, census: census) }
    try screen.button("Clear").tap()
    // The views have gone already.
    #expect(census.alive <= 1)
    #expect(screen.leaving.count == 1_000)
    screen.advance(by: .milliseconds(500))
    #expect(screen.leaving.count == 1_000)
    let disposed = screen.platform.changes.disposed
    screen.advance(by: .milliseconds(600))
    #expect(screen.leaving == [])
    #expect(screen.platform.changes.disposed == disposed + 1_000)
    #expect(!screen.isMoving)
  }

  @Test func `A desktop without animations removes views at once`() throws {
    let screen = Screen { Rows(6) }
    screen.allowsMotion = false
    try screen.button("Odd").tap()
    #expect(screen.leaving == [])
    screen.allowsMotion = true
    try screen.button("Less").tap()
    #expect(screen.leaving.count == 2)
    screen.allowsMotion = false
    #expect(screen.leaving == [])
  }

  // MARK: Other structure

  @Test func `A new identity comes in while the old one leaves`() throws {
    struct Pages: View {
      @State private var page = 1
      var body: some View {
        ZStack { Text("page \(page)").padding(4).id(page) }
        Button("Next") { withAnimation(.linear(duration: 1)) { page += 1 } }
        Button("Back") { withAnimation(.linear(duration: 1)) { page -= 1 } }
      }
    }
    let screen = Screen { Pages() }
    try screen.button("Next").tap()
    #expect(screen.leaving == ["text \"page 1\""])
    #expect(screen.text("page 2").exists)
    screen.advance(by: .milliseconds(400))
    try screen.button("Next").tap()
    #expect(screen.leaving == ["text \"page 1\"", "text \"page 2\""])
    try screen.button("Back").tap()
    #expect(screen.leaving == ["text \"page 1\"", "text \"page 3\""])
    try screen.advanceToRest()
    #expect(screen.leaving == [])
    #expect(screen.text("page 2").exists)
  }

  @Test func `Modifiers around what leaves leave with it`() throws {
    struct Padded: View {
      @State private var isOpen = true
      var body: some View {
        Group { if isOpen { Text("in").accessibilityIdentifier("in") } }
          .padding(10)
          .background { Color.red }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      }
    }
    let screen = Screen { Padded() }
    try screen.button("Toggle").tap()
    #expect(screen.leaving.contains("text \"in\" #in"))
    screen.advance(by: .milliseconds(500))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
    try screen.advanceToRest()
    #expect(screen.text("in").exists)
  }

  @Test func `Focus doesn't stay in what leaves`() throws {
    struct Field: View {
      @State private var isOpen = true
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        if isOpen { TextField("Name", text: $text).focused($isFocused) }
        Text(isFocused ? "focused" : "not focused")
        Button("Focus") { isFocused = true }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      }
    }
    let screen = Screen { Field() }
    try screen.button("Focus").tap()
    #expect(screen.text("focused").exists)
    try screen.button("Toggle").tap()
    #expect(screen.leaving.count == 1)
    #expect(screen.text("not focused").exists)
    #expect(try screen.button("Toggle").hasFocus)
  }
}
