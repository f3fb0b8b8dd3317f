import OrielCore
import OrielTesting
import Testing

/// The identity of views, which determines the lifetime of their state.
@MainActor struct IdentityTests {
  private let log = Log()

  /// A counter that logs when it appears and disappears.
  private struct Cell: View {
    let name: String
    var log: Log?
    @State private var count = 0
    var body: some View {
      Button("\(name)") { count += 1 }
        .accessibilityValue("\(count)")
        .onAppear { log?("\(name) appears") }
        .onDisappear { log?("\(name) disappears with \(count)") }
    }
  }

  private func counts(_ screen: Screen) throws -> [String] {
    try screen.find(.button).all.map {
      let view = try $0.view
      return "\(view.label ?? "") \(view.attributes.accessibility.value ?? "")"
    }
    .filter { !$0.hasPrefix("!") }
  }

  // MARK: if, else, switch

  private struct Branches: View {
    let log: Log
    @State private var isFirst = true
    var body: some View {
      Button("!flip") { isFirst.toggle() }
      if isFirst { Cell(name: "A", log: log) } else { Cell(name: "B", log: log) }
      Cell(name: "C")
    }
  }

  @Test func `The branches of an if have states of their own, disposed of when left`() throws {
    let screen = Screen { Branches(log: log) }
    try screen.button("A").tap()
    try screen.button("C").tap()
    #expect(try counts(screen) == ["A 1", "C 1"])

    try screen.button("!flip").tap()
    #expect(try counts(screen) == ["B 0", "C 1"])
    try screen.button("B").tap()

    try screen.button("!flip").tap()
    #expect(try counts(screen) == ["A 0", "C 1"])
    #expect(
      log.take() == ["A appears", "B appears", "A disappears with 1", "A appears", "B disappears with 1"])
  }

  private struct Optional: View {
    @State private var isShown = false
    var body: some View {
      Cell(name: "Before")
      if isShown { Cell(name: "Maybe") }
      Cell(name: "After")
      Button("!flip") { isShown.toggle() }
    }
  }

  @Test func `An if without else puts its view in its place and takes it away`() throws {
    let screen = Screen { Optional() }
    try screen.button("Before").tap()
    try screen.button("After").tap()
    let changes = try screen.changes { try screen.button("!flip").tap() }
    #expect(changes == WidgetChanges(made: 2, inserted: 2))
    #expect(try counts(screen) == ["Before 1", "Maybe 0", "After 1"])
    try screen.button("Maybe").tap()
    let back = try screen.changes { try screen.button("!flip").tap() }
    #expect(back == WidgetChanges(removed: 1, disposed: 2))
    try screen.button("!flip").tap()
    #expect(try counts(screen) == ["Before 1", "Maybe 0", "After 1"])
  }

  private enum Page: CaseIterable { case one, two, three }

  private struct Switch: View {
    @State private var page = Page.one
    var body: some View {
      Button("!next") { page = Page.allCases[(Page.allCases.firstIndex(of: page).map { $0 + 1 } ?? 0) % 3] }
      switch page {
      case .one: Cell(name: "One")
      case .two: Cell(name: "Two")
      case .three:
        Cell(name: "Three")
        Cell(name: "Three and a half")
      }
      Cell(name: "Last")
    }
  }

  @Test func `The cases of a switch have states of their own`() throws {
    let screen = Screen { Switch() }
    try screen.button("One").tap()
    try screen.button("!next").tap()
    #expect(try counts(screen) == ["Two 0", "Last 0"])
    try screen.button("!next").tap()
    #expect(try counts(screen) == ["Three 0", "Three and a half 0", "Last 0"])
    try screen.button("!next").tap()
    #expect(try counts(screen) == ["One 0", "Last 0"])
  }

  // MARK: AnyView

  private struct Erased: View {
    @State private var isCell = true
    @State private var name = "A"
    var body: some View {
      Button("!type") { isCell.toggle() }
      Button("!name") { name += "'" }
      erased
    }
    private var erased: AnyView {
      isCell ? AnyView(Cell(name: name)) : AnyView(AnyView(Text("no cell")))
    }
  }

  @Test func `A type-erased view is updated while its type stays, and replaced when it changes`() throws {
    let screen = Screen { Erased() }
    try screen.button("A").tap()
    try screen.button("!name").tap()
    #expect(try counts(screen) == ["A' 1"])
    try screen.button("!type").tap()
    #expect(screen.text("no cell").exists)
    try screen.button("!type").tap()
    #expect(try counts(screen) == ["A' 0"])
  }

  // MARK: id

  private struct Identified: View {
    @State private var generation = 1
    @State private var name = "A"
    var body: some View {
      Button("!renew") { generation += 1 }
      Button("!name") { name += "'" }
      Cell(name: name).id(generation)
    }
  }

  @Test func `A new id replaces the view; the same one keeps it`() throws {
    let screen = Screen { Identified() }
    try screen.button("A").tap()
    try screen.button("!name").tap()
    #expect(try counts(screen) == ["A' 1"])
    try screen.button("!renew").tap()
    #expect(try counts(screen) == ["A' 0"])
  }

  // MARK: Places

  private struct Nested: View {
    @State private var outer = false
    @State private var inner = false
    var body: some View {
      VStack {
        if outer {
          if inner { Text("1") }
          Group {
            ForEach(0..<(inner ? 2 : 0)) { Text("loop \($0)") }
          }
          Text("2")
        }
        Text("3")
      }
      Button("outer") { outer.toggle() }
      Button("inner") { inner.toggle() }
    }
  }

  @Test func `Views come to their place among siblings, however deep the conditions are nested`() throws {
    let screen = Screen { Nested() }
    let stack = screen.find(.stack)
    #expect(stack.texts == ["3"])
    try screen.button("inner").tap()
    #expect(stack.texts == ["3"])
    try screen.button("outer").tap()
    #expect(stack.texts == ["1", "loop 0", "loop 1", "2", "3"])
    try screen.button("inner").tap()
    #expect(stack.texts == ["2", "3"])
    try screen.button("inner").tap()
    #expect(stack.texts == ["1", "loop 0", "loop 1", "2", "3"])
    try screen.button("outer").tap()
    #expect(stack.texts == ["3"])
  }

  private struct Available: View {
    var body: some View {
      if #available(macOS 10.15, *) { Text("available") }
      EmptyView()
      Group {}
    }
  }

  @Test func `Availability conditions and empty views are allowed in builders`() {
    #expect(Screen { Available() }.texts == ["available"])
  }
}
