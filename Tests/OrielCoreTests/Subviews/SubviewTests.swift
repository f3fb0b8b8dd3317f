import OrielTesting
import Testing

@testable import OrielCore

/// Custom containers, which take the views that they are given and place them.
@MainActor struct SubviewTests {
  /// A deck of cards, of which the first ones are seen.
  private struct Deck<Content: View>: View {
    var depth = 3
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { cards in
        Text(verbatim: "\(cards.count) cards")
        ForEach(cards.prefix(depth)) { card in
          HStack {
            Text(verbatim: "card")
            card
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func texts(_ screen: Screen) -> [String] { screen.texts.filter { $0 != "card" } }

  @Test func `Static views, conditions, groups and elements are subviews`() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("flip") { isShown.toggle() }
        VStack {
          Deck(depth: 9) {
            Text("one")
            if isShown {
              Text("two")
              Text("three")
            }
            Group {
              Text("four")
              Group { ForEach(5..<7) { Text("\($0)") } }
            }
            AnyView(Text("seven"))
            EmptyView()
          }
        }
      }
    }
    let screen = Screen { Root() }
    #expect(texts(screen).dropFirst() == ["5 cards", "one", "four", "5", "6", "seven"])
    try screen.button("flip").tap()
    #expect(texts(screen).dropFirst() == ["7 cards", "one", "two", "three", "four", "5", "6", "seven"])
    try screen.button("flip").tap()
    #expect(texts(screen).dropFirst() == ["5 cards", "one", "four", "5", "6", "seven"])
  }

  @Test func `A subview that isn't placed isn't created`() throws {
    var made: Set<Int> = []
    let screen = Screen {
      Deck {
        ForEach(0..<10_000) { number in
          let _ = made.insert(number)
          Text("\(number)")
        }
      }
    }
    #expect(texts(screen) == ["10000 cards", "0", "1", "2"])
    #expect(made == [0, 1, 2])
  }

  @Test func `Subviews keep their state when others come, go and move`() throws {
    struct Root: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("turn") { names.append(names.removeFirst()) }
        Button("drop") { names.removeFirst() }
        Deck { ForEach(names, id: \.self) { Counter(name: $0) } }
      }
    }
    let screen = Screen { Root() }
    func counters() -> [String] { texts(screen).filter { $0.contains(" ") && !$0.hasSuffix("cards") } }
    try screen.button("a 0").tap()
    try screen.button("b 0").tap()
    try screen.button("b 1").tap()
    #expect(counters() == ["a 1", "b 2", "c 0"])
    try screen.button("turn").tap()
    #expect(counters() == ["b 2", "c 0", "a 1"])
    try screen.button("drop").tap()
    #expect(counters() == ["c 0", "a 1"])
  }

  @Test func `State changes and new values reach subviews`() throws {
    struct Root: View {
      @State private var word = "old"
      var body: some View {
        Button("change") { word = "new" }
        Deck {
          Text(verbatim: "static \(word)")
          ForEach(0..<2) { Text(verbatim: "\(word) \($0)") }
        }
      }
    }
    let screen = Screen { Root() }
    #expect(texts(screen).dropFirst(2) == ["static old", "old 0", "old 1"])
    try screen.button("change").tap()
    #expect(texts(screen).dropFirst(2) == ["static new", "new 0", "new 1"])
  }

  @Test func `A container may be in any other, and hold others`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 600)) {
      List {
        Deck {
          Text("row one")
          Text("row two")
        }
      }
      Form {
        Deck {
          Text("form one")
          Text("form two")
        }
      }
      ScrollView {
        LazyVStack {
          Deck {
            Text("lazy one")
            Text("lazy two")
          }
        }
      }
      Deck {
        Deck {
          Text("inner one")
          Text("inner two")
        }
      }
    }
    let shown = screen.texts
    for place in ["row", "form", "lazy", "inner"] {
      #expect(shown.contains("\(place) one") && shown.contains("\(place) two"), "\(shown)")
    }
    #expect(shown.filter { $0 == "2 cards" }.count == 4)
    #expect(shown.contains("3 cards"))
  }

  @Test func `Each subview is a row of a list`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 600)) {
      List {
        Group(subviews: ForEach(0..<5) { Text("\($0)") }) { ForEach($0) { $0 } }
      }
    }
    #expect(try screen.find(.list).rowCount == 5)
  }

  @Test func `ForEach makes a view of each subview`() throws {
    struct Row<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { HStack { ForEach(subviews: content) { $0.padding(1) } } }
    }
    struct Root: View {
      @State private var count = 2
      var body: some View {
        Button("more") { count += 1 }
        Row {
          Text("first")
          ForEach(0..<count, id: \.self) { Counter(name: "\($0)") }
        }
      }
    }
    let screen = Screen { Root() }
    try screen.button("1 0").tap()
    try screen.button("more").tap()
    #expect(screen.texts == ["more", "first", "0 0", "1 1", "2 0"])
  }

  // MARK: Environment and modifiers

  private struct Probe: View {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(lineLimit ?? 0) \(isEnabled)") }
  }

  @Test func `A subview has the environment of its place, and the changes around it in the app's view`() throws {
    struct Root: View {
      @State private var limit = 2
      var body: some View {
        Button("more") { limit += 1 }
        Group(
          subviews: Group {
            Probe()
            Probe().lineLimit(7)
            Group {
              Probe()
              Probe()
            }.lineLimit(limit)
          }
        ) { subviews in
          ForEach(subviews) { $0.disabled(true) }.lineLimit(limit * 10)
        }
      }
    }
    let screen = Screen { Root() }
    #expect(screen.texts == ["more", "20 false", "7 false", "2 false", "2 false"])
    try screen.button("more").tap()
    #expect(screen.texts == ["more", "30 false", "7 false", "3 false", "3 false"])
  }

  @Test func `Attributes of both places apply`() throws {
    let screen = Screen {
      Group(subviews: Button("inner") {}.accessibilityHint("from inside")) { subviews in
        ForEach(subviews) { $0.accessibilityValue("from outside") }
      }
    }
    let view = try screen.button("inner").view
    #expect(view.attributes.accessibility.hint == "from inside")
    #expect(view.attributes.accessibility.value == "from outside")
  }

  @Test func `A subview that is placed twice stands in the last place`() throws {
    let screen = Screen {
      Group(subviews: Text("only")) { subviews in
        HStack {
          Text("left")
          subviews
        }
        HStack {
          Text("right")
          subviews
        }
      }
    }
    #expect(screen.texts == ["left", "right", "only"])
  }

  @Test func `Subviews in fixed places may be exchanged`() throws {
    struct Root: View {
      @State private var isTurned = false
      var body: some View {
        Button("turn") { isTurned.toggle() }
        Group(subviews: ForEach(["a", "b"], id: \.self) { Text($0) }) { subviews in
          subviews[isTurned ? 1 : 0]
          Text("between")
          subviews[isTurned ? 0 : 1]
        }
      }
    }
    let screen = Screen { Root() }
    #expect(screen.texts == ["turn", "a", "between", "b"])
    try screen.button("turn").tap()
    #expect(screen.texts == ["turn", "b", "between", "a"])
    try screen.button("turn").tap()
    #expect(screen.texts == ["turn", "a", "between", "b"])
  }

  @Test func `A removed subview leaves in the animation of the change`() throws {
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Button("drop") { withAnimation(.linear(duration: 1)) { names = ["b"] } }
        Deck { ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) } }
      }
    }
    let screen = Screen { Root() }
    try screen.button("drop").tap()
    screen.advance(by: .milliseconds(500))
    let before = try screen.frame(of: "b").minY
    try screen.advanceToRest()
    #expect(screen.texts == ["drop", "1 cards", "card", "b"])
    #expect(try screen.frame(of: "b").minY < before)
  }

  @Test func `A lazy stack of many subviews creates those in view`() throws {
    var made: Set<Int> = []
    let screen = Screen(size: ProposedViewSize(width: 200, height: 200)) {
      ScrollView {
        Group(
          subviews: ForEach(0..<10_000) { number in
            let _ = made.insert(number)
            Text("\(number)")
          }
        ) { subviews in
          LazyVStack(spacing: 0) { ForEach(subviews) { $0.frame(height: 20) } }
        }
      }
    }
    #expect(screen.texts.first == "0")
    try screen.find(.scrollView).scroll(y: 20 * 5_000)
    #expect(screen.texts.contains("5000"))
    #expect(made.count < 80)
  }

  @Test func `A lazy stack keeps the state of a subview out of view`() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 200)) {
      ScrollView {
        Group(subviews: ForEach(0..<100) { Counter(name: "\($0)") }) { subviews in
          LazyVStack(spacing: 0) { ForEach(subviews) { $0.frame(height: 40) } }
        }
      }
    }
    try screen.button("0 0").tap()
    // The view with the focus would stay.
    try screen.button("3 0").tap()
    try screen.find(.scrollView).scroll(y: 2_000)
    #expect(!screen.button("0 1").exists)
    try screen.find(.scrollView).scroll(y: -2_000)
    #expect(screen.button("0 1").exists)
  }
}
