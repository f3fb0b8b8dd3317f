import Foundation

@testable import OrielCore

/// A tree of views whose widgets are only counted, and whose turns run when a test says so.
@MainActor final class StorageTree: TurnScheduler, WidgetPlatform, LayoutContainer {
  private var turns: [@MainActor () -> Void] = []
  private(set) lazy var graph = Graph(scheduler: self)
  private var hosts: [ViewHost] = []

  func mount(_ view: some View, values: EnvironmentValues = EnvironmentValues()) {
    let host = ViewHost(
      graph: graph, platform: self, container: self, environment: EnvironmentScope(parent: nil, values: values))
    hosts.append(host)
    host.mount(view)
  }

  func runTurn() {
    let turns = turns
    self.turns = []
    for turn in turns { turn() }
  }

  func scheduleTurn(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }

  func makeWidget<Kind: OrielCore.Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> { Widget<Kind>() }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}

  private final class Widget<WidgetElement: OrielCore.Element>: ElementWidget {
    func makeLeaf() -> LeafNode {
      let leaf = LeafNode(NoSize())
      leaf.widget = self
      return leaf
    }

    func update(_ element: WidgetElement) {}
    func apply(_ attributes: WidgetAttributes) {}
    func setFocus(_ isFocused: Bool) {}
    func dispose() {}
    func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func remove(_ node: LayoutNode) {}
  }
}

/// The size of views that aren't laid out.
private final class NoSize: LeafSizing {
  var sensitivity: Axis.Set { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
}

/// What bodies saw, in the order in which they ran; and a way into their bindings.
@MainActor final class StorageTrace {
  var lines: [String] = []
  var counts: [String: Binding<Int>] = [:]

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
