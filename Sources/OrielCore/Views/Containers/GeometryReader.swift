import FoundationEssentials

/// A container whose content depends on its size.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("Half").frame(width: geometry.size.width / 2)
/// }
/// ```
///
/// The reader fills the proposed size; its ideal size is 10 × 10. It proposes its size to its content, and places it at
/// the top leading corner; several views are in front of each other, the last one in front. `content` runs after the
/// layout in which the size becomes known, before drawing, and again when the size or state that it reads changes.
public struct GeometryReader<Content: View>: View, _Primitive {
  public typealias Body = Never

  /// Returns the content for the size and frame of the reader.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GeometryReaderViewNode(view, in: context)
  }
}

/// The node of a geometry reader, which makes its content when the layout has determined its size.
@MainActor
private final class GeometryReaderViewNode<Content: View>: StoredViewNode<GeometryReader<Content>>, LayoutContainer {
  private let layout = GeometryReaderNode()
  private var identifier: IdentifierLink?
  private var content: _ViewNode<Content>?

  override init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    identifier = IdentifierLink(context, of: self) { $0.insertChild(layout, after: nil) }
    layout.onGeometryChange = { [weak self] isEndless in
      MainActor.assumeIsolated { self?.geometryDidChange(isEndless) }
    }
  }

  private func geometryDidChange(_ isEndless: Bool) {
    guard isMounted else { return }
    if isEndless { return warnOfEndlessGeometry("the content of a GeometryReader changes the reader's size or frame") }
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
