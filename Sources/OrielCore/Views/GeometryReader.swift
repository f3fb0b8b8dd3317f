import FoundationEssentials

/// A view whose content depends on the size that it is offered, all of which it takes.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("Half").frame(width: geometry.size.width / 2)
/// }
/// ```
///
/// `content` runs after the layout in which the size is known, before anything is drawn, and again when the size, or
/// anything else that it reads, has changed. The content stands at the top leading corner.
public struct GeometryReader<Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  /// Makes the content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// A view that reads its size.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GeometryReaderViewNode(view, in: context)
  }
}

/// The node of a geometry reader: it makes its content when the layout says how large it is.
@MainActor
private final class GeometryReaderViewNode<Content: View>: StoredViewNode<GeometryReader<Content>>, LayoutContainer {
  private let layout = GeometryReaderNode()
  private var identifier: IdentifierLink?
  private var content: _ViewNode<Content>?

  override init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    identifier = IdentifierLink(context, of: self) { $0.insertChild(layout, after: nil) }
    layout.onGeometryChange = { [weak self] in MainActor.assumeIsolated { self?.geometryDidChange() } }
  }

  private func geometryDidChange() {
    guard isMounted else { return }
    invalidate()
    graph.flush()
  }

  private func makeContent() -> Content {
    let proxy = GeometryProxy(layout)
    return tracking { view.content(proxy) }
  }

  override func update(_ newView: GeometryReader<Content>) {
    view = newView
    refresh()
  }

  override func refresh() {
    isDirty = false
    identifier?.refresh(for: self)
    guard layout.isPlaced else { return }
    if let content { return content.update(makeContent()) }
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.container = self
    let made = Content._makeNode(makeContent(), in: below)
    content = made
    layout.adopt(made)
  }

  override func unmountChildren() {
    layout.onGeometryChange = nil
    content?.unmount()
    content = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { body(outermost) }
  override var lastLayoutNode: LayoutNode? { outermost }
  private var outermost: LayoutNode { identifier?.layout ?? layout }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { layout.insertChild(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { layout.moveChild(node, after: sibling) }
  func remove(_ node: LayoutNode) { layout.removeChild(node) }
}
