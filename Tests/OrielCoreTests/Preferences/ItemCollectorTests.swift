import Observation
import Testing

@testable import OrielCore

/// Views that the platform shows in its own way, as items.
@MainActor struct ItemCollectorTests {
  @Observable @MainActor final class Model {
    var names = ["a", "b", "c"]
    var isShown = false
    var isDisabled = false
    @ObservationIgnored var log: [String] = []
  }

  private struct Choices: View {
    let model: Model
    var body: some View {
      Text("first").tag(0)
      if model.isShown { Button("shown") {} }
      ForEach(model.names, id: \.self) { name in
        Button {
          model.log.append(name)
        } label: {
          Label(name, systemImage: "star")
        }
        .tag(name)
        .disabled(model.isDisabled)
        .frame(width: 10)
      }
      VStack { Text("inside") }
    }
  }

  private let model = Model()
  private let turns = Turns()
  private let collector: ItemCollector

  init() {
    collector = ItemCollector(graph: turns.graph, environment: EnvironmentScope(parent: nil))
    collector.mount(Choices(model: model))
  }

  private var items: [CollectedItem] { collector.items }
  private var texts: [String] { items.map(\.text) }

  @Test func `Items are in the order of their views, and contain their content`() {
    #expect(texts == ["first", "a", "b", "c", "inside"])
    #expect(items.last?.children.map(\.text) == ["inside"])
    #expect(items.first?.children.isEmpty == true)
  }

  @Test func `Items follow inserted, moved and removed views, and keep their identity`() {
    let old = Dictionary(uniqueKeysWithValues: items.map { ($0.text, $0.id) })
    model.names = ["c", "d", "a"]
    model.isShown = true
    turns.graph.flush()
    #expect(texts == ["first", "shown", "c", "d", "a", "inside"])
    for item in items where old[item.text] != nil { #expect(item.id == old[item.text]) }
    #expect(Set(items.map(\.id)).count == 6)
  }

  @Test func `An item tells what its modifiers say, and takes what the user does`() throws {
    #expect(items.map { $0.traits.tag(String.self) } == [nil, "a", "b", "c", nil])
    #expect(items.map { $0.traits.tag(Int.self) } == [0, nil, nil, nil, nil])
    turns.graph.flush()
    let sink = try #require(items.first { $0.text == "b" }?.sink)
    sink.handle(ButtonEvent.activated)
    #expect(model.log == ["b"])
  }

  @Test func `The items' owner is notified once per flush`() {
    var count = 0
    collector.didChange = { count += 1 }
    model.isDisabled = true
    model.names = ["b"]
    turns.graph.flush()
    #expect(count == 1)
    #expect(texts == ["first", "b", "inside"])
    turns.graph.flush()
    #expect(count == 1)
  }

  /// Runs a graph when the test says so.
  @MainActor private final class Turns: TurnScheduler {
    private(set) lazy var graph = Graph(scheduler: self)
    func scheduleTurn(_ turn: @escaping @MainActor () -> Void) {}
    func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) {}
  }
}
