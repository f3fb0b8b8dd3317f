import FoundationEssentials

/// A view in which a closure draws paths, texts, images and other views.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
///   context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// The closure runs when the canvas is first drawn, when its size changes, and when a state, environment value or
/// observed property that it has read changes. Its drawing is cached in between. The canvas takes the proposed size,
/// and clips its drawing to it. Its parts don't respond to the pointer.
public struct Canvas<Symbols: View>: View, _Primitive {
  public typealias Body = Never

  /// The views that can be drawn as symbols, each with a ``View/tag(_:includeOptional:)``.
  public var symbols: Symbols
  /// Whether the drawing is opaque. It has no effect: GTK determines this.
  public var isOpaque: Bool
  /// The color range. It has no effect in GTK.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing is asynchronous. It has no effect in GTK.
  public var rendersAsynchronously: Bool
  let renderer: (inout GraphicsContext, Size) -> Void

  /// Creates a canvas that can draw views as symbols.
  @_alwaysEmitIntoClient
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, symbols: symbols()
    ) { renderer(&$0, CGSize(width: $1, height: $2)) }
  }

  /// The implementation of the initializers: the renderer takes the width and the height.
  @usableFromInline init(
    isOpaque: Bool, colorMode: ColorRenderingMode, rendersAsynchronously: Bool, symbols: Symbols,
    renderer: @escaping (inout GraphicsContext, CGFloat, CGFloat) -> Void
  ) {
    self.symbols = symbols
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = { renderer(&$0, $1.width, $1.height) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CanvasViewNode(view, in: context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  @_alwaysEmitIntoClient
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

@MainActor private final class CanvasViewNode<Symbols: View>: StoredViewNode<Canvas<Symbols>>, LayoutContainer {
  private let layout = CanvasNode()
  private let tags = TagRegistry()
  private var identifier: IdentifierLink?
  private var content: _ViewNode<Symbols>?

  override init(_ view: Canvas<Symbols>, in context: _NodeContext) {
    super.init(view, in: context)
    identifier = IdentifierLink(context, of: self) { $0.insertChild(layout, after: nil) }
    var below = context.below(self)
    below.attributes = nil
    below.traits = tags
    below.container = self
    let content = Symbols._makeNode(view.symbols, in: below)
    self.content = content
    layout.adopt(content)
    layout.record = { [weak self] size in MainActor.assumeIsolated { self?.record(size) } }
  }

  private func record(_ size: Size) {
    guard isMounted else { return }
    layout.known = tracking {
      identifier?.read(self.context)
      let target = CanvasTarget()
      var context = GraphicsContext(
        on: target, in: self.context.environment.values, size: size,
        host: layout.surface?.host as? any CanvasHost
      ) { [weak self] id in self?.symbol(id) }
      view.renderer(&context, size)
      return target.commands
    }
  }

  private func symbol(_ id: AnyHashable) -> LayoutNode? {
    tags.layoutNode(tagged: id)
  }

  override func update(_ newView: Canvas<Symbols>) {
    let isSame = TypeLayout.of(Canvas<Symbols>.self).isSame(view, newView)
    view = newView
    content?.update(newView.symbols)
    if !isSame { layout.forgetCommands() }
  }

  override func refresh() {
    isDirty = false
    layout.forgetCommands()
  }

  override func unmountChildren() {
    layout.record = nil
    content?.unmount()
    content = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { body(identifier?.layout ?? layout) }
  override var lastLayoutNode: LayoutNode? { identifier?.layout ?? layout }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { layout.insertChild(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { layout.moveChild(node, after: sibling) }
  func remove(_ node: LayoutNode) { layout.removeChild(node) }
}
