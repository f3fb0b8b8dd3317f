/// A view that takes part in layout without a widget: a stack, a color, a spacer.
@MainActor package protocol LayoutView: View, _Primitive where Body == Never {
  /// The type of the view's layout node.
  associatedtype Layout: LayoutNode
  /// The type of the contained view.
  associatedtype Contained: View = EmptyView
  /// The contained view.
  var contained: Contained { get }
  /// Passes the contained view to `body`, without a copy if it is a stored property.
  func withContained(_ body: @MainActor (Contained) -> Void)
  /// Creates the view's layout node.
  func makeLayout() -> Layout
  /// Applies a new value of the view.
  func update(_ layout: Layout)
  /// The axis of the stack, to which a divider in the content is perpendicular; nil for other views.
  var stackAxis: Axis? { get }
  /// Whether `update(_:in:)` has to be called: initially, after a new value of the view, and when the environment
  /// values that it has read have changed.
  static var readsEnvironment: Bool { get }
  /// Updates the layout node from the view and the environment.
  func update(_ layout: Layout, in environment: EnvironmentValues)
}

extension LayoutView {
  package func withContained(_ body: @MainActor (Contained) -> Void) { body(contained) }
  package var stackAxis: Axis? { nil }
  package static var readsEnvironment: Bool { false }
  package func update(_ layout: Layout, in environment: EnvironmentValues) {}

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension LayoutView where Contained == EmptyView {
  package var contained: EmptyView { EmptyView() }
}

/// The node of a view that takes part in layout without a widget.
@MainActor package final class LayoutViewNode<Root: LayoutView>: _ViewNode<Root>, LayoutContainer {
  private let layout: Root.Layout
  private var identifier: IdentifierLink?
  @exclusivity(unchecked) private var content: _ViewNode<Root.Contained>?
  /// The view, if it depends on the environment.
  private var view: Root?

  /// Creates the node of the view, which has a widget if a modifier sets attributes that require one.
  package static func make(_ view: Root, in context: _NodeContext) -> _ViewNode<Root> {
    let needsWidget = context.attributes?.needWidget == true || context.host.groupsLayout
    guard needsWidget, !context.isGrouped else { return LayoutViewNode(view, in: context) }
    return MappedNode(view, in: context) { Grouped(contained: $0) }
  }

  private init(_ view: Root, in context: _NodeContext) {
    layout = view.makeLayout()
    super.init(context: context)
    identifier = IdentifierLink(context, of: self) { $0.insertChild(layout, after: nil) }
    if Root.readsEnvironment {
      self.view = view
      refresh()
    }
    guard Root.Contained.self != EmptyView.self else { return }
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.isGrouped = false
    below.container = self
    below.axis = view.stackAxis ?? context.axis
    let content = Root.Contained._makeNode(view.contained, in: below)
    self.content = content
    layout.adopt(content)
  }

  override package func update(_ newView: Root) {
    if let view {
      if TypeLayout.of(Root.self).isSame(view, newView) { return }
      self.view = newView
      newView.update(layout)
      return refresh()
    }
    newView.update(layout)
    if let content {
      StackGuard.check(at: self)
      newView.withContained { content.update($0) }
    }
  }

  override package func refresh() {
    isDirty = false
    guard let view else {
      identifier?.refresh(for: self)
      return
    }
    trackingWithoutObjects {
      view.update(layout, in: context.environment.values)
      identifier?.read(context)
    }
  }

  override package var isReusable: Bool { content?.isReusable != false }

  override package func unmountChildren() {
    content?.unmount()
    content = nil
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) { body(outermost) }
  override package var lastLayoutNode: LayoutNode? { outermost }
  private var outermost: LayoutNode { identifier?.layout ?? layout }

  // The first node of the content is the first one in the node of this view.
  override package func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }

  // MARK: Content

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { layout.insertChild(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { layout.moveChild(node, after: sibling) }
  package func remove(_ node: LayoutNode) { layout.removeChild(node) }
}

extension LayoutNode {
  /// Appends the layout nodes of a new graph node, in order.
  @MainActor func adopt(_ node: _GraphNode) { node.forEachLayoutNode { appendChild($0) } }
}

/// The layout node with the accessibility identifier of a view without a widget.
@MainActor struct IdentifierLink {
  let layout: IdentifierNode

  /// Nil if no modifier sets an identifier. `hold` inserts the identified node into the identifier's node.
  init?(_ context: _NodeContext, of node: _GraphNode, hold: (IdentifierNode) -> Void) {
    guard let attributes = context.attributes, attributes.giveIdentifier else { return nil }
    layout = IdentifierNode(node.trackingWithoutObjects { attributes.attributes.accessibility.identifier })
    hold(layout)
  }

  func refresh(for node: _GraphNode) { node.trackingWithoutObjects { read(node.context) } }

  /// Applies the identifier. Called while dependencies are recorded.
  func read(_ context: _NodeContext) { layout.identifier = context.attributes?.attributes.accessibility.identifier }
}
