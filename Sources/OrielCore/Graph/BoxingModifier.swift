/// A modifier that puts each view it applies to into a widget of its own, such as a frame.
@MainActor package protocol BoxingModifier: ViewModifier where Body == Never {
  associatedtype Box: PrimitiveView
  /// The widget around one view, with what it contains besides.
  var box: Box { get }
}

extension BoxingModifier {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    BoxingNode(view, in: context)
  }
}

/// Holds the modified views' widgets, and shows each of them in a box where the node stands.
@MainActor
private final class BoxingNode<Modified: View, Modifier: BoxingModifier>:
  StoredViewNode<ModifiedContent<Modified, Modifier>>, WidgetContainer
{
  private struct Boxed {
    let content: any PlatformWidget
    let node: _ViewNode<Modifier.Box>
    let widget: any PlatformWidget
  }

  private var content: _ViewNode<Modified>?
  private var boxes: [Boxed] = []

  override init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    var below = context.below(self)
    // They are the box's.
    below.attributes = nil
    below.container = self
    let content = Modified._makeNode(view.content, in: below)
    self.content = content
    content.forEachWidget { boxes.append(boxed($0)) }
  }

  private func boxed(_ content: any PlatformWidget) -> Boxed {
    let node = Modifier.Box._makeNode(view.modifier.box, in: context.below(self))
    guard let widget = node.lastWidget else { preconditionFailure("a primitive view has a widget") }
    widget.insert(content, after: nil)
    return Boxed(content: content, node: node, widget: widget)
  }

  override func update(_ newView: ModifiedContent<Modified, Modifier>) {
    view = newView
    for boxed in boxes { boxed.node.update(newView.modifier.box) }
    content?.update(newView.content)
  }

  override func unmountChildren() {
    for boxed in boxes { boxed.node.unmount() }
    content?.unmount()
  }

  override func forEachWidget(_ body: (any PlatformWidget) -> Void) {
    for boxed in boxes { body(boxed.widget) }
  }

  override var lastWidget: (any PlatformWidget)? { boxes.last?.widget }

  // The first of the content is the first of what this node holds.
  override func widget(before child: _GraphNode) -> (any PlatformWidget)? { nil }

  // MARK: The views' widgets

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let boxed = boxed(widget)
    container.insert(boxed.widget, after: place(boxed, after: sibling))
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    guard let boxed = take(widget) else { return }
    container.move(boxed.widget, after: place(boxed, after: sibling))
  }

  func remove(_ widget: any PlatformWidget) {
    guard let boxed = take(widget) else { return }
    boxed.widget.remove(widget)
    container.remove(boxed.widget)
    boxed.node.unmount()
  }

  /// Notes the box behind that of a sibling, or first, and returns what stands before it.
  private func place(_ boxed: Boxed, after sibling: (any PlatformWidget)?) -> (any PlatformWidget)? {
    let previous = sibling.flatMap { sibling in boxes.firstIndex { $0.content === sibling } }
    boxes.insert(boxed, at: previous.map { $0 + 1 } ?? 0)
    return previous.map { boxes[$0].widget } ?? context.parent?.widget(before: self)
  }

  private func take(_ widget: any PlatformWidget) -> Boxed? {
    boxes.firstIndex { $0.content === widget }.map { boxes.remove(at: $0) }
  }
}
