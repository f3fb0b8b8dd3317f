/// Mounts views that the platform displays in its own way, and collects their items.
///
/// The views are part of the graph, so that state, environment, `if` and `ForEach` work as usual; only their widgets
/// are values. These travel by preference, which keeps their order.
@MainActor package final class ItemCollector {
  private let reader: PreferenceReader<CollectedItemKey>
  private let host: ViewHost

  /// - Parameter part: the number of the collector among several that collect the items of one menu.
  package init(graph: Graph, environment: EnvironmentScope, part: Int = 0) {
    let reader = PreferenceReader(CollectedItemKey.self, of: graph)
    self.reader = reader
    // The platform draws these controls itself, so that surrounding styles don't apply.
    var values = EnvironmentValues.defaultStyles
    values.isCollected = true
    values.isToolbarItem = false
    host = ViewHost(
      graph: graph, platform: CollectingPlatform(part: part), container: NullContainer.shared,
      environment: EnvironmentScope(parent: environment, values: values), preferences: reader.scope)
  }

  /// Called when the items can have changed, once for all changes of a flush.
  package var didChange: (() -> Void)? {
    get { reader.didChange }
    set { reader.didChange = newValue }
  }

  /// Schedules `didChange` for a change of something other than an item.
  package func changed() { reader.schedule() }

  /// The items of the views, in order.
  package var items: [CollectedItem] { reader.value }

  /// The text of all items, a line for each view.
  package var text: String { items.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Mounts the views. Called once.
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

private enum CollectedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the platform displays the view in its own way, such as in a menu.
  var isCollected: Bool {
    get { self[CollectedKey.self] }
    set { self[CollectedKey.self] = newValue }
  }
}

/// A platform whose widgets only record their elements.
final class CollectingPlatform: WidgetPlatform {
  var groupsLayout: Bool { true }
  private var lastID: Int

  init(part: Int = 0) { lastID = part << 32 }

  func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    lastID += 1
    return CollectedElement(ActionID(rawValue: lastID), element, attributes, sink: sink)
  }
}

/// A widget that provides an item.
private class CollectedWidget: PlatformWidget {
  /// The identity of the item, which is independent of its position.
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
    // A nested view is part of the item around it.
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

  // The preference keeps the order.
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

/// The size of a view that the platform displays in its own way. It isn't laid out.
private final class NoSize: LeafSizing {
  @MainActor static let shared = NoSize()

  var sensitivity: Axis.Set { [] }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func baselines(in size: CGSize) -> TextBaselines? { nil }
}

/// The container of views that a platform displays without layout: it ignores their layout nodes.
final class NullContainer: LayoutContainer {
  static let shared = NullContainer()

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  func remove(_ node: LayoutNode) {}
}
