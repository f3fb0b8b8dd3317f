import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct ListTests {
  // MARK: What rows there are

  @Test func rowsComeFromStatementsCollectionsSectionsAndConditions() {
    let isShown = true
    let screen = Screen {
      List {
        Text("first")
        ForEach(["a", "b"], id: \.self) { Text($0) }
        if isShown { Text("shown") }
        Section {
          Text("inside")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Group {
          Text("one")
          Text("two")
        }
        AnyView(Text("erased"))
        EmptyView()
      }
    }
    #expect(
      screen.texts == ["first", "a", "b", "shown", "header", "inside", "footer", "one", "two", "erased"])
    #expect(screen.find(.row).count == 10)
    #expect(screen.row("header").exists)
  }

  @Test func anEmptyListHasNoRow() throws {
    let screen = Screen { List([Int](), id: \.self) { Text("\($0)") } }
    #expect(try screen.find(.list).rowCount == 0)
    #expect(screen.find(.row).count == 0)
  }

  @Test func onlyTheRowsInViewAreMade() throws {
    var made: [Int] = []
    let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) {
      List(0..<100_000) { number in
        made.append(number)
        return Text("Row \(number)")
      }
    }
    #expect(try screen.find(.list).rowCount == 100_000)
    #expect(screen.texts.first == "Row 0")
    #expect(made.count < 20)
    made = []
    try screen.find(.list).scroll(toRow: 50_000)
    #expect(screen.texts.first == "Row 50000")
    #expect(screen.texts.count == 10)
    #expect(made.allSatisfy { (50_000..<50_020).contains($0) })
    try screen.find(.list).scroll(toRow: 99_999)
    #expect(screen.texts.last == "Row 99999")
    #expect(screen.texts.count == 10)
  }

  @Test func rowsThatMayBeNoneOrSeveralAreLookedAtAll() throws {
    var rounds = 0
    func count() { rounds += 1 }
    let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) {
      List {
        ForEach(0..<100) { number in
          let _ = count()
          if number.isMultiple(of: 2) { Text("Row \(number)") }
        }
      }
    }
    #expect(try screen.find(.list).rowCount == 50)
    #expect(rounds == 100)
    try screen.find(.list).scroll(toRow: 10)
    #expect(screen.texts.first == "Row 20")
    #expect(rounds == 100)
  }

  // MARK: Change

  @Observable final class Items {
    var ids: [Int]
    var prefix = "Row"
    init(_ ids: [Int]) { self.ids = ids }
  }

  /// Runs again when something changes that the views read.
  private struct Following<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: Content { content() }
  }

  private struct Counter: View {
    let id: Int
    @State private var count = 0
    var body: some View { Button("\(id): \(count)") { count += 1 } }
  }

  @Test func rowsKeepTheirStatesWhereverTheyMove() throws {
    let items = Items(Array(0..<10))
    let screen = Screen { Following { List(items.ids, id: \.self) { Counter(id: $0) } } }
    try screen.button("3: 0").tap()
    try screen.button("7: 0").tap()
    items.ids = [7, 100, 3, 5]
    #expect(screen.find(.row).all.compactMap { try? $0.button("3: 1").label } == ["3: 1"])
    #expect(screen.texts == ["7: 1", "100: 0", "3: 1", "5: 0"])
    items.ids.removeAll { $0 == 3 }
    items.ids.append(3)
    #expect(screen.texts == ["7: 1", "100: 0", "5: 0", "3: 1"])
    items.ids.removeAll { $0 == 3 }
    #expect(screen.texts == ["7: 1", "100: 0", "5: 0"])
    items.ids.append(3)
    #expect(screen.texts.last == "3: 0")
  }

  @Test func aRowOutOfViewKeepsTheStateThatWasWrittenTo() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) {
      List(0..<1_000) { Counter(id: $0) }
    }
    try screen.button("2: 0").tap()
    try screen.button("2: 1").tap()
    try screen.find(.list).scroll(toRow: 500)
    #expect(!screen.button("2: 2").exists)
    try screen.find(.list).scroll(toRow: 0)
    #expect(screen.button("2: 2").exists)
    #expect(screen.button("1: 0").exists)
  }

  @Test func aStateInAStaticRowIsKeptAsWell() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) {
      List {
        VStack {
          Counter(id: 1)
          Counter(id: 2)
        }
        ForEach(0..<100) { Text("Row \($0)") }
      }
    }
    try screen.button("2: 0").tap()
    try screen.find(.list).scroll(toRow: 50)
    try screen.find(.list).scroll(toRow: 0)
    #expect(screen.button("1: 0").exists)
    #expect(screen.button("2: 1").exists)
  }

  @Test func anyChangeShowsWhatAFreshListShows() throws {
    var random = SeededRandom()
    let items = Items(Array(0..<30))
    func list() -> some View {
      List {
        Text("before")
        ForEach(items.ids, id: \.self) { Text("\(items.prefix) \($0)") }
        ForEach(items.ids, id: \.self) { number in
          if !number.isMultiple(of: 3) { Text("other \(number)") }
        }
        Text("after")
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 200, height: 4_000)) { Following { list() } }
    for step in 30..<90 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: items.ids.insert(step, at: Int.random(in: 0...items.ids.count, using: &random))
      case 1: if !items.ids.isEmpty { items.ids.remove(at: Int.random(in: 0..<items.ids.count, using: &random)) }
      case 2: items.ids.shuffle(using: &random)
      case 3: items.prefix += "'"
      default: if let first = items.ids.first { items.ids = Array(items.ids.dropFirst()) + [first] }
      }
      let fresh = Screen(size: ProposedViewSize(width: 200, height: 4_000)) { list() }
      #expect(screen.texts == fresh.texts)
    }
  }

  @Test func aRowFollowsWhatItsClosureReads() {
    let items = Items([1, 2])
    let screen = Screen { List(0..<2) { Text("\(items.prefix) \($0)") } }
    items.prefix = "Line"
    #expect(screen.texts == ["Line 0", "Line 1"])
  }

  @Test func elementsWithTheSameIdentityAreRowsEach() {
    let items = Items([1, 1, 2, 1])
    let screen = Screen { Following { List(items.ids, id: \.self) { Text("\($0)") } } }
    #expect(screen.texts == ["1", "1", "2", "1"])
    items.ids = [1, 2, 1]
    #expect(screen.texts == ["1", "2", "1"])
  }

  @Observable final class Model { var isOn = false }

  @Test func aConditionPutsRowsInAndOut() {
    let model = Model()
    let screen = Screen {
      Following {
        List {
          Text("a")
          if model.isOn {
            Text("b")
            Text("c")
          } else {
            Text("d")
          }
          if model.isOn { Section("header") { Text("e") } }
        }
      }
    }
    #expect(screen.texts == ["a", "d"])
    model.isOn = true
    #expect(screen.texts == ["a", "b", "c", "header", "e"])
    model.isOn = false
    #expect(screen.texts == ["a", "d"])
  }

  // MARK: Modifiers

  @Test func aModifierAroundSeveralRowsIsThatOfEach() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 300)) {
      List {
        Group {
          Text("one")
          Text("two").accessibilityIdentifier("two")
        }
        .padding(10)
      }
    }
    #expect(try screen.frame(of: "two").minY == 36 + 10)
  }

  private struct Named: View {
    @Environment(\.title) private var title
    var body: some View {
      Section("Section of \(title)") { Text("Row of \(title)") }
    }
  }

  @Test func surroundingsReachTheRowsOfASection() {
    let screen = Screen { List { Named().environment(\.title, "Ada") } }
    #expect(screen.texts == ["Section of Ada", "Row of Ada"])
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.title, "framed").padding(4) }
  }

  @Test func anAppsOwnModifierAroundRowsIsPutOnTheirRows() {
    let screen = Screen {
      List {
        Group { Named() }.modifier(Framed())
        Text("last")
      }
    }
    #expect(screen.texts == ["Section of framed", "Row of framed", "last"])
  }

  @Test func anotherIdentityBeginsRowsAnew() throws {
    let items = Items([1])
    let screen = Screen {
      Following {
        List {
          Group {
            Counter(id: 1)
            Counter(id: 2)
          }
          .id(items.ids.count)
        }
      }
    }
    try screen.button("1: 0").tap()
    #expect(screen.texts == ["1: 1", "2: 0"])
    items.ids.append(2)
    #expect(screen.texts == ["1: 0", "2: 0"])
  }

  @Test func whatWatchesOverSeveralRowsDoesSoOnce() {
    var appeared = 0
    let screen = Screen {
      List { ForEach(0..<10) { Text("\($0)") }.onAppear { appeared += 1 } }
    }
    #expect(screen.texts.count == 10)
    #expect(appeared == 1)
  }
}

extension EnvironmentValues {
  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct TitleKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}
