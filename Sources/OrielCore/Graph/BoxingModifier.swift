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
  private typealias Boxed = BoxTable<Modifier.Box>.Boxed

  private var content: _ViewNode<Modified>?
  private var boxes = BoxTable<Modifier.Box>()

  override init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    var below = context.below(self)
    below.attributes = context.attributes.map { AttributeScope($0, for: .content) }
    below.container = self
    let content = Modified._makeNode(view.content, in: below)
    self.content = content
    content.forEachWidget { boxes.insert(boxed($0)) }
  }

  private func boxed(_ content: any PlatformWidget) -> Boxed {
    var around = context.below(self)
    around.attributes = context.attributes.map { AttributeScope($0, for: .box) }
    let node = Modifier.Box._makeNode(view.modifier.box, in: around)
    guard let widget = node.lastWidget else { preconditionFailure("a primitive view has a widget") }
    widget.insert(content, after: nil)
    return Boxed(content: content, node: node, widget: widget)
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

  // The content knows the order: the boxes needn't.
  private func forEachBox(_ body: (Boxed) -> Void) {
    if let only = boxes.only { return body(only) }
    content?.forEachWidget { widget in
      if let boxed = boxes[widget] { body(boxed) }
    }
  }

  override func forEachWidget(_ body: (any PlatformWidget) -> Void) { forEachBox { body($0.widget) } }

  override var lastWidget: (any PlatformWidget)? {
    if let only = boxes.only { return only.widget }
    return content?.lastWidget.flatMap { boxes[$0]?.widget }
  }

  // The first of the content is the first of what this node holds.
  override func widget(before child: _GraphNode) -> (any PlatformWidget)? { nil }

  // MARK: The views' widgets

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let boxed = boxed(widget)
    container.insert(boxed.widget, after: box(of: sibling))
    boxes.insert(boxed)
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    guard let boxed = boxes[widget] else { return }
    container.move(boxed.widget, after: box(of: sibling))
  }

  func remove(_ widget: any PlatformWidget) {
    guard let boxed = boxes.remove(widget) else { return }
    boxed.widget.remove(widget)
    container.remove(boxed.widget)
    boxed.node.unmount()
  }

  /// The box of a view's widget; of none, what stands before all of them.
  private func box(of sibling: (any PlatformWidget)?) -> (any PlatformWidget)? {
    sibling.flatMap { boxes[$0]?.widget } ?? context.parent?.widget(before: self)
  }
}

/// The boxes of one node, found by what is in them. Mostly there is only one.
@MainActor private struct BoxTable<Box: View> {
  struct Boxed {
    let content: any PlatformWidget
    let node: _ViewNode<Box>
    let widget: any PlatformWidget
  }

  private static var few: Int { 8 }

  private var list: [Boxed] = []
  /// All of them, where they are many; empty otherwise.
  private var table: [ObjectIdentifier: Boxed] = [:]

  /// The box, where there is one.
  var only: Boxed? { list.count == 1 ? list[0] : nil }

  subscript(widget: any PlatformWidget) -> Boxed? {
    table.isEmpty ? list.first { $0.content === widget } : table[ObjectIdentifier(widget)]
  }

  mutating func insert(_ boxed: Boxed) {
    guard !table.isEmpty || list.count == Self.few else { return list.append(boxed) }
    for boxed in list { table[ObjectIdentifier(boxed.content)] = boxed }
    list = []
    table[ObjectIdentifier(boxed.content)] = boxed
  }

  mutating func remove(_ widget: any PlatformWidget) -> Boxed? {
    guard table.isEmpty else { return table.removeValue(forKey: ObjectIdentifier(widget)) }
    return list.firstIndex { $0.content === widget }.map { list.remove(at: $0) }
  }
}
