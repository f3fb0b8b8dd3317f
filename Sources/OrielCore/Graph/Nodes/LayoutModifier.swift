/// A modifier with a layout node around each modified view: a frame, padding, an effect.
@MainActor package protocol LayoutModifier: RowModifier, _Primitive where Body == Never {
  associatedtype Layout: LayoutNode
  /// Creates the layout node around one view.
  func makeLayout() -> Layout
  /// Completes the layout node when the view's node has been inserted.
  func complete(_ layout: Layout)
  /// Whether the modifier has only effects that another value replaces.
  static var isReusable: Bool { get }
  /// Applies a new value of the modifier.
  func update(_ layout: Layout)
  /// Whether `update(_:in:)` has to be called: initially, after a new value of the modifier, and when the environment
  /// values that it has read have changed.
  var readsEnvironment: Bool { get }
  /// Updates the layout node from the modifier and the environment.
  func update(_ layout: Layout, in environment: EnvironmentValues)
}

extension LayoutModifier {
  package func complete(_ layout: Layout) {}
  package static var isReusable: Bool { false }
  package var readsEnvironment: Bool { false }
  package func update(_ layout: Layout, in environment: EnvironmentValues) {}

  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    LayoutModifierNode(view, in: context)
  }
}

/// Contains the layout nodes of the modified views, and puts a layout node of the modifier around each.
@MainActor
package class LayoutModifierNode<Modified: View, Modifier: LayoutModifier>:
  _ViewNode<ModifiedContent<Modified, Modifier>>, LayoutContainer
{
  package private(set) final var modifier: Modifier
  private var content: _ViewNode<Modified>?
  private var identifiesViews = false
  private var wrappers = LayoutTable<Wrapper>()

  /// The modifier's layout node around one view, and its identifier.
  private struct Wrapper {
    let layout: Modifier.Layout
    let outermost: LayoutNode
  }

  package init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    identifiesViews = context.attributes?.giveIdentifier ?? false
    var below = context.below(self)
    if identifiesViews { below.attributes = context.attributes.map { AttributeScope(pastIdentifiersIn: $0) } }
    below.container = self
    let content = Modified._makeNode(view.content, in: below)
    self.content = content
    content.forEachLayoutNode { wrap($0) }
  }

  /// Called when a view has been inserted into the modifier's layout node.
  package func didMake(_ layout: Modifier.Layout) {}

  /// Called before a view is removed, with the modifier's layout node.
  package func willRemove(_ layout: Modifier.Layout) {}

  /// Called after a new value of the modifier was applied to the layout node.
  package func didUpdate(_ layout: Modifier.Layout) {}

  override package final func update(_ newView: ModifiedContent<Modified, Modifier>) {
    modifier = newView.modifier
    forEachLayout {
      modifier.update($0)
      didUpdate($0)
    }
    if modifier.readsEnvironment { refresh() }
    content?.update(newView.content)
  }

  override package final func refresh() {
    isDirty = false
    let identifier = trackingWithoutObjects {
      if modifier.readsEnvironment { forEachLayout { modifier.update($0, in: context.environment.values) } }
      return context.attributes?.attributes.accessibility.identifier
    }
    guard identifiesViews else { return }
    content?.forEachLayoutNode { (outermost(around: $0) as? IdentifierNode)?.identifier = identifier }
  }

  override package var isReusable: Bool { Modifier.isReusable && content?.isReusable == true }

  override package final func unmountChildren() {
    forEachLayout { willRemove($0) }
    content?.unmount()
  }

  // MARK: Layout nodes of the modifier

  @discardableResult private func wrap(_ node: LayoutNode) -> LayoutNode {
    let layout = modifier.makeLayout()
    layout.insertChild(node, after: nil)
    modifier.complete(layout)
    didMake(layout)
    var outermost: LayoutNode = layout
    if identifiesViews || modifier.readsEnvironment {
      let identifier = trackingWithoutObjects {
        if modifier.readsEnvironment { modifier.update(layout, in: context.environment.values) }
        return context.attributes?.attributes.accessibility.identifier
      }
      if identifiesViews {
        outermost = IdentifierNode(identifier)
        outermost.insertChild(layout, after: nil)
      }
    }
    wrappers.insert(Wrapper(layout: layout, outermost: outermost), for: node)
    return outermost
  }

  private func wrapper(around node: LayoutNode) -> Wrapper {
    guard let wrapper = wrappers[node] else { preconditionFailure("the modified view has no node") }
    return wrapper
  }

  private func outermost(around node: LayoutNode) -> LayoutNode { wrapper(around: node).outermost }

  private func forEachLayout(_ body: (Modifier.Layout) -> Void) {
    // The nodes are in the order of the content.
    if let only = wrappers.only { return body(only.layout) }
    content?.forEachLayoutNode { body(wrapper(around: $0).layout) }
  }

  override package final func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    if let only = wrappers.only { return body(only.outermost) }
    content?.forEachLayoutNode { body(outermost(around: $0)) }
  }

  override package final var lastLayoutNode: LayoutNode? {
    wrappers.only?.outermost ?? content?.lastLayoutNode.map { outermost(around: $0) }
  }

  // The first node of the content is the first one of this node.
  override package final func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }

  // MARK: Layout nodes of the views

  package final func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    container.insert(wrap(node), after: outermost(of: sibling))
  }

  package final func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    container.move(outermost(around: node), after: outermost(of: sibling))
  }

  package final func remove(_ node: LayoutNode) {
    guard let wrapper = wrappers.remove(node) else { return }
    willRemove(wrapper.layout)
    // A view with a removal transition leaves together with its modifiers.
    if Departure.current == nil { wrapper.layout.removeChild(node) }
    container.remove(wrapper.outermost)
  }

  /// The modifier's layout node around a view; without a view, the node before the first one.
  private func outermost(of sibling: LayoutNode?) -> LayoutNode? {
    sibling.map { outermost(around: $0) } ?? context.parent?.layoutNode(before: self)
  }
}
