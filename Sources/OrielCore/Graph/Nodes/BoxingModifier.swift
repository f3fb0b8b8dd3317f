/// A modifier that places each view to which it applies into a widget, such as a frame.
@MainActor package protocol BoxingModifier: RowModifier, _Primitive where Body == Never {
  associatedtype Box: PrimitiveView
  /// The widget around one view, with its other content.
  var box: Box { get }
}

extension BoxingModifier {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    BoxingNode(view, in: context)
  }
}

/// Contains the layout nodes of the modified views, and shows each of them in a box in the container of the node.
@MainActor
private final class BoxingNode<Modified: View, Modifier: BoxingModifier>:
  StoredViewNode<ModifiedContent<Modified, Modifier>>, LayoutContainer
{
  private typealias Boxed = BoxedView<Modifier.Box>

  private var content: _ViewNode<Modified>?
  private var boxes = LayoutTable<Boxed>()

  override init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    var below = context.below(self)
    below.container = self
    let content = Modified._makeNode(view.content, in: below)
    self.content = content
    content.forEachLayoutNode { boxes.insert(boxed($0), for: $0) }
  }

  private func boxed(_ content: LayoutNode) -> Boxed {
    var around = context.below(self)
    // Other outer attributes apply to the view, not to the box.
    around.attributes = nil
    around.traits = nil
    let node = Modifier.Box._makeNode(view.modifier.box, in: around)
    // The box comes after the content.
    node.position = 1
    guard let box = node.lastLayoutNode, let widget = box.platformWidget else {
      preconditionFailure("a primitive view has a widget")
    }
    widget.insert(content, after: nil)
    return Boxed(node: node, box: box)
  }

  override func update(_ newView: ModifiedContent<Modified, Modifier>) {
    view = newView
    forEachBox { $0.node.update(newView.modifier.box) }
    content?.update(newView.content)
  }

  override func unmountChildren() {
    forEachBox { $0.node.unmount() }
    content?.unmount()
  }

  // The boxes are in the order of the content.
  private func forEachBox(_ body: (Boxed) -> Void) {
    if let only = boxes.only { return body(only) }
    content?.forEachLayoutNode { node in
      if let boxed = boxes[node] { body(boxed) }
    }
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { forEachBox { body($0.box) } }

  override var lastLayoutNode: LayoutNode? {
    if let only = boxes.only { return only.box }
    return content?.lastLayoutNode.flatMap { boxes[$0]?.box }
  }

  // The first layout node of the content is the first one of this node.
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }

  // MARK: The layout nodes of the views

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    let boxed = boxed(node)
    container.insert(boxed.box, after: box(of: sibling))
    boxes.insert(boxed, for: node)
  }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let boxed = boxes[node] else { return }
    container.move(boxed.box, after: box(of: sibling))
  }

  func remove(_ node: LayoutNode) {
    guard let boxed = boxes.remove(node) else { return }
    // A view with a removal transition leaves together with its box.
    if Departure.current == nil { boxed.box.platformWidget?.remove(node) }
    container.remove(boxed.box)
    boxed.node.unmount()
  }

  /// The box around a view's layout node; without one, the node before the first box.
  private func box(of sibling: LayoutNode?) -> LayoutNode? {
    sibling.flatMap { boxes[$0]?.box } ?? context.parent?.layoutNode(before: self)
  }
}

/// A box, and the graph node that has created it.
private struct BoxedView<Box: View> {
  let node: _ViewNode<Box>
  let box: LayoutNode
}
