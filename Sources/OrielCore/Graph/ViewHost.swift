/// The root of a tree of views: the content of a window or a presentation.
@MainActor package final class ViewHost: LayoutContainer {
  package let graph: Graph
  package let platform: any WidgetPlatform
  /// Whether layout views have widgets as well, because no surface lays them out.
  let groupsLayout: Bool
  /// The presenter of the tree's presentations; nil if nothing can be presented, as in an alert's message.
  package let presenter: (any ViewPresenter)?
  /// The token of the presentation that shows this tree; nil for a window.
  package var token: PresentationToken?
  /// Whether the focused values stay as they are while the focus is in the tree, as in a toolbar.
  var keepsFocusedValues = false
  /// The platform's alerts, presentations, file dialogs, previews and photo pickers for the tree.
  var services: PlatformServices { platform.services }
  private unowned let container: any LayoutContainer
  private let environment: EnvironmentScope
  private let preferences: PreferenceScope?
  private var root: _GraphNode?

  package init(
    graph: Graph, platform: any WidgetPlatform, container: any LayoutContainer, environment: EnvironmentScope,
    preferences: PreferenceScope? = nil, presenter: (any ViewPresenter)? = nil, token: PresentationToken? = nil
  ) {
    self.graph = graph
    self.platform = platform
    groupsLayout = platform.groupsLayout
    self.container = container
    self.environment = environment
    self.preferences = preferences
    self.presenter = presenter
    self.token = token
  }

  /// Creates the tree. Called once.
  package func mount<Content: View>(_ content: Content) {
    var context = _NodeContext(host: self, environment: environment, container: nil)
    context.preferences = preferences
    let node = Content._makeNode(content, in: context)
    root = node
    container.adopt(node, after: nil)
  }

  /// Updates the root view with a new value of the same type.
  package func update<Content: View>(_ content: Content) {
    (root as? _ViewNode<Content>)?.update(content)
  }

  /// Unmounts the tree.
  package func unmount() {
    guard let root else { return }
    self.root = nil
    // The whole tree is removed at once, without transitions.
    Departure.withoutAny {
      root.forEachLayoutNode { container.remove($0) }
      root.unmount()
    }
  }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    container.insert(node, after: sibling)
  }

  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    container.move(node, after: sibling)
  }

  package func remove(_ node: LayoutNode) { container.remove(node) }
}
