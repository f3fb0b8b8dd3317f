import Foundation
import Observation
import Testing

@testable import OrielCore

/// The traits that views set for their container.
@MainActor struct ViewTraitTests {
  private enum NoteKey: _ViewTraitKey { static let defaultValue = "none" }

  @Observable @MainActor final class Model { var note = "first" }

  private struct Notes: View {
    let model: Model
    var body: some View {
      Text("own")._trait(NoteKey.self, model.note)
      Group {
        Text("group")
        Text("inner")._trait(NoteKey.self, "inner")
      }
      ._trait(NoteKey.self, "all")
      VStack { Text("content") }._trait(NoteKey.self, "stack")
      Text("nothing")
    }
  }

  @Test func `A container reads what each of its views tells it, the innermost first`() {
    let model = Model()
    let views = Container(Notes(model: model))
    func notes() -> [String] { views.traits.map { $0[NoteKey.self] } }
    #expect(notes() == ["first", "all", "inner", "stack", "none", "none"])
    model.note = "second"
    views.graph.flush()
    #expect(notes().first == "second")
  }

  @Test func `A tag is found by its type, also in an optional selection`() {
    let views = Container(
      Group {
        Text("number").tag(1)
        Text("text").tag("a", includeOptional: false)
      })
    #expect(views.traits.map { $0.tag(Int.self) } == [1, nil])
    #expect(views.traits.map { $0.tag(Int?.self) } == [.some(1), nil])
    #expect(views.traits.map { $0.tag(String.self) } == [nil, "a"])
    #expect(views.traits.map { $0.tag(String?.self) } == [nil, nil])
  }

  /// Notes the node of each primitive view, in the order in which they are made.
  @MainActor private final class Container: TurnScheduler, WidgetPlatform, LayoutContainer {
    let groupsLayout = true
    private(set) lazy var graph = Graph(scheduler: self)
    private var nodes: [_GraphNode] = []
    private var host: ViewHost?

    var traits: [ViewTraits] { nodes.map(\.traits) }

    init(_ view: some View) {
      let host = ViewHost(graph: graph, platform: self, container: self, environment: EnvironmentScope(parent: nil))
      self.host = host
      host.mount(view)
    }

    func scheduleTurn(_ turn: @escaping @MainActor () -> Void) {}
    func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) {}

    func makeWidget<Kind: OrielCore.Element>(
      _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
    ) -> any ElementWidget<Kind> {
      if let node = sink as? _GraphNode { nodes.append(node) }
      return Widget<Kind>()
    }

    func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func remove(_ node: LayoutNode) {}
  }

  private final class Widget<WidgetElement: OrielCore.Element>: ElementWidget, @MainActor LeafSizing {
    var sensitivity: Axis.Set { [] }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func baselines(in size: CGSize) -> TextBaselines? { nil }
    func makeLeaf() -> LeafNode { LeafNode(self) }
    func update(_ element: WidgetElement) {}
    func apply(_ attributes: WidgetAttributes) {}
    func setFocus(_ isFocused: Bool) {}
    func dispose() {}
    func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func remove(_ node: LayoutNode) {}
  }
}
