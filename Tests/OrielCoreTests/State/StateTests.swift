import OrielCore
import OrielTesting
import Testing

/// What writing a state leads to, and what it doesn't.
@MainActor struct StateTests {
  private let log = Log()

  // MARK: Who runs again

  private struct Parent: View {
    let log: Log
    @State private var own = 0
    @State private var handed = 0
    @State private var bound = 0

    var body: some View {
      let _ = log("parent")
      VStack {
        Text("own \(own)")
        Button("Own") { own += 1 }
        Button("Handed") { handed += 1 }
        Button("Bound") { bound += 1 }
        Handed(log: log, value: handed)
        Bound(log: log, value: $bound)
        Idle(log: log)
      }
    }
  }

  private struct Handed: View {
    let log: Log
    let value: Int
    var body: some View {
      let _ = log("handed")
      Text("handed \(value)")
    }
  }

  private struct Bound: View {
    let log: Log
    @Binding var value: Int
    var body: some View {
      let _ = log("bound")
      Text("bound \(value)")
    }
  }

  private struct Idle: View {
    let log: Log
    var body: some View {
      let _ = log("idle")
      Text("idle")
    }
  }

  @Test func `A write runs only the bodies that read the state`() throws {
    let screen = Screen { Parent(log: log) }
    #expect(log.take() == ["parent", "handed", "bound", "idle"])

    try screen.button("Own").tap()
    #expect(log.take() == ["parent"])
    #expect(screen.text("own 1").exists)

    try screen.button("Handed").tap()
    #expect(log.take() == ["parent", "handed"])
    #expect(screen.text("handed 1").exists)

    try screen.button("Bound").tap()
    #expect(log.take() == ["bound"])
    #expect(screen.text("bound 1").exists)
  }

  @Test func `Only the widget that shows the state is touched`() throws {
    let screen = Screen { Parent(log: log) }
    let changes = try screen.changes { try screen.button("Bound").tap() }
    #expect(changes == WidgetChanges(updated: 1))
    #expect(try screen.text("bound 1").widget.changes == WidgetChanges(updated: 1))
  }

  // MARK: How often

  private struct Writer: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      let _ = log("body \(first) \(second)")
      Button("Both") {
        first += 1
        first += 1
        second = 5
        log("wrote \(first) \(second)")
      }
      Button("Same") {
        first = first + 0
        second = second + 0
      }
      Button("There and back") {
        first += 1
        first -= 1
      }
    }
  }

  @Test func `Many writes in one turn run a body once, and are seen at once by who wrote them`() throws {
    let screen = Screen { Writer(log: log) }
    #expect(log.take() == ["body 0 0"])
    try screen.button("Both").tap()
    #expect(log.take() == ["wrote 2 5", "body 2 5"])
  }

  @Test func `Writing an equal value does nothing`() throws {
    let screen = Screen { Writer(log: log) }
    _ = log.take()
    try screen.button("Same").tap()
    #expect(log.take() == [])
  }

  @Test func `A value that comes back to what it was touches no widget`() throws {
    let screen = Screen { Writer(log: log) }
    let changes = try screen.changes { try screen.button("There and back").tap() }
    #expect(changes == .none)
  }

  // MARK: Kinds of values

  private final class Mark {}
  private struct Incomparable {
    var number = 0
    var mark = Mark()
  }

  private struct Holder: View {
    let log: Log
    @State private var value = Incomparable()
    @State private var optional: String?
    @State private var list: [Int] = []
    var body: some View {
      let _ = log("body")
      Text("\(value.number) \(optional ?? "none") \(list.count)")
      Button("Same") { value = Incomparable(number: value.number, mark: value.mark) }
      Button("Change") {
        value.number += 1
        optional = "some"
        list.append(1)
      }
      Button("Clear") { optional = nil }
    }
  }

  @Test func `A value that can't be compared counts as changed with every write`() throws {
    let screen = Screen { Holder(log: log) }
    _ = log.take()
    try screen.button("Same").tap()
    #expect(log.take() == ["body"])
  }

  @Test func `Structs, optionals and arrays are changed in place`() throws {
    let screen = Screen { Holder(log: log) }
    #expect(screen.text("0 none 0").exists)
    try screen.button("Change").tap()
    try screen.button("Change").tap()
    #expect(screen.text("2 some 2").exists)
    try screen.button("Clear").tap()
    #expect(screen.text("2 none 2").exists)
  }

  private struct Version: Equatable {
    var id = 1
    var revision = 0
    static func == (first: Version, second: Version) -> Bool { first.id == second.id }
  }

  private struct Note: Equatable {
    var id = 1
    var text = "a"
    static func == (first: Note, second: Note) -> Bool { first.id == second.id }
  }

  private struct PlainData {
    var number = 0
  }

  private struct Plain: View {
    let log: Log
    @State private var version = Version()
    @State private var note = Note()
    @State private var number = 0.0
    @State private var plain = PlainData()
    var body: some View {
      let _ = log("body")
      Text("\(version.revision) \(note.text) \(number.description) \(plain.number)")
      Button("Revise") { version.revision += 1 }
      Button("Edit") { note.text += "b" }
      Button("Negative zero") { number = -0.0 }
      Button("No number") { number = .nan }
      Button("Same") { plain = PlainData() }
    }
  }

  @Test func `Plain data is written if it differs in anything, whatever its comparison says`() throws {
    let screen = Screen { Plain(log: log) }
    try screen.button("Revise").tap()
    #expect(screen.text("1 a 0.0 0").exists)
    try screen.button("Negative zero").tap()
    #expect(screen.text("1 a -0.0 0").exists)
    try screen.button("No number").tap()
    #expect(screen.text("1 a nan 0").exists)
    _ = log.take()
    try screen.button("No number").tap()
    try screen.button("Same").tap()
    #expect(log.take() == [])
    // What holds references is what its comparison says it is.
    try screen.button("Edit").tap()
    #expect(log.take() == [])
  }

  private final class Farewell: Sendable {
    private let say: @Sendable () -> Void
    init(_ say: @escaping @Sendable () -> Void) { self.say = say }
    deinit { say() }
  }

  private struct Parting: View {
    @State private var farewell: Farewell?
    @State private var count = 0
    var body: some View {
      Text("\(farewell == nil ? "nobody" : "somebody") \(count)")
      Button("Come") {
        let farewells = $farewell
        let counts = $count
        farewell = Farewell { if farewells.wrappedValue == nil { counts.wrappedValue += 1 } }
      }
      Button("Go") { farewell = nil }
    }
  }

  @Test func `An object released by a write may read the new value, and write`() throws {
    let screen = Screen { Parting() }
    try screen.button("Come").tap()
    #expect(screen.text("somebody 0").exists)
    try screen.button("Go").tap()
    #expect(screen.text("nobody 1").exists)
  }

  // MARK: Initial values

  private struct Child: View {
    @State var start: Int
    @State private var own: String

    init(start: Int, own: String) {
      _start = State(wrappedValue: start)
      _own = State(initialValue: own)
    }

    var body: some View {
      Text("\(start) \(own)")
      Button("Bump") { start += 1 }
    }
  }

  private struct ChildOwner: View {
    @State private var number = 1
    var body: some View {
      Child(start: number, own: "v\(number)")
      Button("Renumber") { number += 10 }
    }
  }

  @Test func `A state keeps its value when its view is given another initial one`() throws {
    let screen = Screen { ChildOwner() }
    try screen.button("Bump").tap()
    #expect(screen.text("2 v1").exists)
    try screen.button("Renumber").tap()
    #expect(screen.text("2 v1").exists)
  }

  @Test func `A state that isn't on screen keeps its initial value, and says so once`() {
    let warnings = Screen.warnings {
      let state = State(wrappedValue: 7)
      state.wrappedValue = 8
      state.wrappedValue = 9
      #expect(state.wrappedValue == 7)
      state.projectedValue.wrappedValue = 10
      #expect(state.projectedValue.wrappedValue == 7)
    }
    #expect(warnings == ["a State<Int> was written before its view appeared; the write is ignored"])
  }

  // MARK: During updates

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      let _ = count < 100_000 ? { count += 1 }() : ()
      Text("restless")
    }
  }

  @Test func `A body that writes what it reads is stopped for this turn, and its author told`() {
    let platform = TurnCounter()
    let warnings = Screen.warnings {
      let graph = Graph(scheduler: platform)
      let host = ViewHost(
        graph: graph, platform: HeadlessPlatform(), container: platform, environment: EnvironmentScope(parent: nil))
      host.mount(Restless())
      graph.flush()
      graph.flush()
      host.unmount()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("the update was interrupted after 100 rounds") == true)
  }

  private struct Follower: View {
    let log: Log
    @State private var source = 0
    @State private var derived = 0
    var body: some View {
      let _ = log("body \(source) \(derived)")
      Button("Go") { source += 1 }
        .onChange(of: source) { derived = source * 2 }
      Text("derived \(derived)")
    }
  }

  @Test func `A write from onChange is shown in the same turn`() throws {
    let screen = Screen { Follower(log: log) }
    _ = log.take()
    try screen.button("Go").tap()
    #expect(log.take() == ["body 1 0", "body 1 2"])
    #expect(screen.text("derived 2").exists)
  }
}
