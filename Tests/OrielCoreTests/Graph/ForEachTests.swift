import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// The views of collections: which keep their state, and how few changes the widgets get.
@MainActor struct ForEachTests {
  struct Item: Identifiable, Equatable {
    var id: String
    var note = ""
  }

  @Observable @MainActor final class Model {
    var items: [Item]
    init(_ ids: String) { items = ids.map { Item(id: String($0)) } }
    func set(_ ids: String) { items = ids.map { Item(id: String($0)) } }
  }

  private struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View {
      Button("\(item.id)\(item.note)\(taps)") { taps += 1 }
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        Text("head")
        ForEach(model.items) { Row(item: $0) }
        Text("foot")
      }
    }
  }

  /// Taps each row once per position, so that each has a different state.
  private func makeScreen(_ model: Model) throws -> Screen {
    let screen = Screen { Rows(model: model) }
    for (position, item) in model.items.enumerated() {
      for tap in 0..<position { try screen.button("\(item.id)\(tap)").tap() }
    }
    return screen
  }

  private func rows(_ screen: Screen) throws -> [String] {
    let texts = screen.find(.stack).texts
    #expect(texts.first == "head" && texts.last == "foot")
    return Array(texts.dropFirst().dropLast())
  }

  @Test func `Rows that change their order take their states along, and as few as possible are moved`() throws {
    let model = Model("abcde")
    let screen = try makeScreen(model)
    #expect(try rows(screen) == ["a0", "b1", "c2", "d3", "e4"])

    #expect(screen.changes { model.set("bcdea") } == WidgetChanges(moved: 1))
    #expect(try rows(screen) == ["b1", "c2", "d3", "e4", "a0"])

    #expect(screen.changes { model.set("abcde") } == WidgetChanges(moved: 1))
    #expect(screen.changes { model.set("edcba") } == WidgetChanges(moved: 4))
    #expect(try rows(screen) == ["e4", "d3", "c2", "b1", "a0"])
  }

  @Test func `Inserting makes only the new row, wherever it comes`() throws {
    let model = Model("abc")
    let screen = try makeScreen(model)
    for (ids, expected) in [
      ("xabc", ["x0", "a0", "b1", "c2"]), ("xabyc", ["x0", "a0", "b1", "y0", "c2"]),
      ("xabycz", ["x0", "a0", "b1", "y0", "c2", "z0"]),
    ] {
      #expect(screen.changes { model.set(ids) } == WidgetChanges(made: 2, inserted: 2))
      #expect(try rows(screen) == expected)
    }
  }

  @Test func `Deleting disposes only of the rows that go`() throws {
    let model = Model("abcd")
    let screen = try makeScreen(model)
    #expect(screen.changes { model.set("acd") } == WidgetChanges(removed: 1, disposed: 2))
    #expect(try rows(screen) == ["a0", "c2", "d3"])
    #expect(screen.changes { model.set("") } == WidgetChanges(removed: 3, disposed: 6))
    #expect(try rows(screen) == [])
    #expect(screen.changes { model.set("ab") } == WidgetChanges(made: 4, inserted: 4))
    #expect(try rows(screen) == ["a0", "b0"])
  }

  @Test func `A change of everything at once is done right`() throws {
    let model = Model("abcdef")
    let screen = try makeScreen(model)
    let changes = screen.changes { model.set("fxdaz") }
    #expect(try rows(screen) == ["f5", "x0", "d3", "a0", "z0"])
    #expect(changes == WidgetChanges(made: 4, inserted: 4, moved: 2, removed: 3, disposed: 6))
  }

  @Test func `Random rearrangements show every row once, in order, with its state`() throws {
    var random = SeededRandom(seed: 17)
    let model = Model("abcdefgh")
    let screen = try makeScreen(model)
    var states: [String: Int] = Dictionary(
      uniqueKeysWithValues: model.items.enumerated().map { ($1.id, $0) })
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let ids = String("abcdefghijklmnop".shuffled(using: &random).prefix(count))
      model.set(ids)
      states = states.filter { ids.contains($0.key) }
      #expect(try rows(screen) == ids.map { "\($0)\(states[String($0)] ?? 0)" }, "\(ids)")
      for id in ids where states[String(id)] == nil { states[String(id)] = 0 }
    }
  }

  @Test func `A row whose element changes is updated alone`() throws {
    let model = Model("abc")
    let screen = try makeScreen(model)
    #expect(screen.changes { model.items[1].note = "!" } == WidgetChanges(updated: 1))
    #expect(try rows(screen) == ["a0", "b!1", "c2"])
  }

  @Test func `Of elements with the same identity the first keeps its state, and the author is told once`() throws {
    let model = Model("ab")
    let screen = try makeScreen(model)
    try screen.button("a0").tap()
    let warnings = Screen.warnings {
      model.set("bab")
      _ = screen.texts
      model.set("babb")
      _ = screen.texts
    }
    #expect(try rows(screen) == ["b1", "a1", "b0", "b0"])
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("ForEach: several elements have the id \"b\"; only the first") == true, "\(warnings)")
    model.set("ab")
    #expect(try rows(screen) == ["a1", "b1"])
  }

  // MARK: Several widgets, or none, for an element

  private struct Uneven: View {
    let model: Model
    var body: some View {
      VStack {
        Text("head")
        ForEach(model.items) { item in
          if item.id != "-" { Text("\(item.id)1") }
          if item.id == "w" { Text("\(item.id)2") }
        }
        Text("foot")
      }
    }
  }

  @Test func `Elements with no view or several move as one`() throws {
    let model = Model("aw-b")
    let screen = Screen { Uneven(model: model) }
    #expect(try rows(screen) == ["a1", "w1", "w2", "b1"])
    model.set("-bwa")
    #expect(try rows(screen) == ["b1", "w1", "w2", "a1"])
    model.set("w-ab")
    #expect(try rows(screen) == ["w1", "w2", "a1", "b1"])
  }

  // MARK: Other kinds of data

  private struct Numbers: View {
    @State private var count = 2
    var body: some View {
      ForEach(0..<count) { Text("n\($0)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      Button("more") { count += 1 }
    }
  }

  @Test func `Ranges, also growing ones, and values that are their own identity`() throws {
    let screen = Screen { Numbers() }
    #expect(screen.texts == ["n0", "n1", "x", "y", "more"])
    try screen.button("more").tap()
    #expect(screen.texts == ["n0", "n1", "n2", "x", "y", "more"])
  }

  private struct Editor: View {
    @State private var items = [Item(id: "a", note: "1"), Item(id: "b", note: "2")]
    var body: some View {
      ForEach($items) { $item in
        TextField(item.id, text: $item.note)
      }
      Text(items.map(\.note).joined(separator: ","))
      Button("Drop first") { items.removeFirst() }
      Button("Reverse") { items.reverse() }
    }
  }

  @Test func `Bindings to elements write through, and follow their element`() throws {
    let screen = Screen { Editor() }
    try screen.textField("b").type("0")
    #expect(screen.text("1,20").exists)
    #expect(try screen.textField("a").string == "1")

    try screen.button("Reverse").tap()
    try screen.textField("b").type("!")
    #expect(screen.text("20!,1").exists)

    try screen.button("Drop first").tap()
    #expect(!screen.textField("b").exists)
    try screen.textField("a").replaceText(with: "last")
    #expect(screen.text("last").exists)
  }

  // MARK: Cost

  private struct Thousand: View {
    let log: Log
    @State private var notes = (0..<1_000).map { Item(id: "\($0)") }
    var body: some View {
      VStack {
        ForEach(notes) { note in LoggedRow(item: note, log: log) }
      }
      Button("Change 500") { notes[500].note = " changed" }
    }
  }

  private struct LoggedRow: View {
    let item: Item
    let log: Log
    var body: some View {
      let _ = log(item.id)
      Text("\(item.id)\(item.note)")
    }
  }

  @Test func `Among a thousand rows, a change of one runs one body and touches one widget`() throws {
    let log = Log()
    let screen = Screen { Thousand(log: log) }
    #expect(log.take().count == 1_000)
    let changes = try screen.changes { try screen.button("Change 500").tap() }
    #expect(changes == WidgetChanges(updated: 1))
    #expect(log.take() == ["500"])
    #expect(screen.text("500 changed").exists)
  }
}

/// The longest run of elements that may stay where they are.
struct LongestIncreasingRunTests {
  @Test func `It is increasing, and no run is longer`() {
    var random = SeededRandom(seed: 3)
    for length in 0..<9 {
      for _ in 0..<40 {
        let sources = (0..<length).shuffled(using: &random).map {
          Int.random(in: 0...4, using: &random) == 0 ? nil : $0
        }
        let members = LongestIncreasingRun.members(of: sources)
        let run = zip(sources, members).compactMap { $1 ? $0 : nil }
        #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(sources, members).allSatisfy { $0 != nil || !$1 })
        #expect(run.count == longest(sources.compactMap { $0 }))
      }
    }
  }

  /// By trying all of them.
  private func longest(_ values: [Int]) -> Int {
    guard let first = values.first else { return 0 }
    let rest = Array(values.dropFirst())
    return max(longest(rest), 1 + longest(rest.filter { $0 > first }))
  }
}
