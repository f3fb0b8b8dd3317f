/// Mounts views that the platform shows in its own way, and collects what they come to.
///
/// The views live in the graph as all others do, so state, environment, `if` and `ForEach` work inside them; only
/// their widgets are values. These travel by preference, which keeps them in order.
@MainActor package final class ItemCollector {
  private let reader: PreferenceReader<CollectedItemKey>
  private let host: ViewHost

  package init(graph: Graph, environment: EnvironmentScope) {
    let reader = PreferenceReader(CollectedItemKey.self, of: graph)
    self.reader = reader
    // The platform shows controls in its own way, whatever styles are in force around it.
    var values = EnvironmentValues()
    values.resetStyles()
    host = ViewHost(
      graph: graph, platform: CollectingPlatform(), container: NoWidgets.shared,
      environment: EnvironmentScope(parent: environment, values: values), preferences: reader.scope)
  }

  /// Runs when the items may have changed, once for all changes of a flush.
  package var didChange: (() -> Void)? {
    get { reader.didChange }
    set { reader.didChange = newValue }
  }

  /// Has `didChange` run: something has changed that isn't an item, and goes with them.
  package func changed() { reader.schedule() }

  /// What the views come to, in their order.
  package var items: [CollectedItem] { reader.value }

  /// The text of everything, a line for each view.
  package var text: String { items.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Makes the views. Called once.
  package func mount<Content: View>(_ content: Content) {
    host.mount(content)
    reader.settle()
  }

  package func update<Content: View>(_ content: Content) { host.update(content) }

  package func unmount() {
    reader.detach()
    host.unmount()
  }
}

/// Makes widgets that are nothing but what their views describe.
final class CollectingPlatform: WidgetPlatform {
  var groupsLayout: Bool { true }
  private var lastID = 0

  func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    lastID += 1
    return CollectedElement(ActionID(rawValue: lastID), element, attributes, sink: sink)
  }
}

/// A widget that is an item.
private class CollectedWidget: PlatformWidget {
  /// Which one it is, wherever it moves.
  private let id: ActionID
  fileprivate final var element: any Element
  private var attributes: WidgetAttributes
  private weak var sink: (any WidgetEventSink)?
  fileprivate final var collector: PreferenceCollector<CollectedItemKey>?

  init(_ id: ActionID, _ element: any Element, _ attributes: WidgetAttributes, sink: any WidgetEventSink) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.sink = sink
    guard let node = sink as? _GraphNode else { return }
    // What is in another item is a part of that.
    let outer = Self.surrounding(node)?.collector ?? node.context.preferences?.collector(for: CollectedItemKey.self)
    collector = PreferenceCollector(.transform { [weak self] in self?.collect(&$0) }, at: node, below: outer)
  }

  private static func surrounding(_ node: _GraphNode) -> CollectedWidget? {
    var container = node.context.container
    while let current = container {
      if let widget = current as? CollectedWidget { return widget }
      container = (current as? _GraphNode)?.context.container
    }
    return nil
  }

  private func collect(_ children: inout [CollectedItem]) {
    guard let node = sink as? _GraphNode else { return }
    children = [CollectedItem(id, element, attributes, node.traits, children: children, sink: sink)]
  }

  func apply(_ attributes: WidgetAttributes) {
    self.attributes = attributes
    collector?.becomeStale()
  }

  func dispose() {
    sink = nil
    collector?.detach()
  }

  func setFocus(_ isFocused: Bool) {}

  func makeLeaf() -> LeafNode {
    let leaf = LeafNode(NoSize.shared)
    leaf.widget = self
    return leaf
  }

  // The views say where they stand.
  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}
}

private final class CollectedElement<WidgetElement: Element>: CollectedWidget, ElementWidget {
  func update(_ element: WidgetElement) {
    self.element = element
    collector?.becomeStale()
  }
}

/// The size of what the platform shows in its own way: nobody asks for it.
private final class NoSize: LeafSizing {
  @MainActor static let shared = NoSize()

  var sensitivity: Axis.Set { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
}

/// Where views stand that have no widgets of their own.
final class NoWidgets: LayoutContainer {
  static let shared = NoWidgets()

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}
}
