import FoundationEssentials

extension GraphicsContext {
  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path, resolve(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(path, resolve(shading), style))
  }

  /// Strokes a path with a line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Text

  /// A text that is resolved in the canvas's environment, and can be measured.
  @MainActor @preconcurrency public struct ResolvedText {
    var element: TextElement
    fileprivate let host: (any CanvasHost)?

    /// The shading of the text. For a gradient, its main color is used.
    public var shading: Shading {
      get { Shading(element.style.foreground ?? .foreground(level: 0)) }
      set { element.style.foreground = newValue.paint }
    }

    private func measured(_ width: CGFloat) -> (size: Size, baselines: TextBaselines)? {
      host?.measure(element, width: width.isFinite ? width : nil)
    }

    /// Returns the size of the text for a proposed size.
    public func measure(in size: CGSize) -> CGSize { measured(size.width)?.size.cgSize ?? .zero }

    /// The distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(size.width)?.baselines.first ?? 0 }

    /// The distance of the last baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { measured(size.width)?.baselines.last ?? 0 }
  }

  /// Resolves a text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(element: text.element(in: ElementContext(environment: environment, axis: nil)), host: host)
  }

  /// Draws a text in a rectangle, beginning at the top left corner, with lines of the rectangle's width.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(.text(text.element, Rect(rect))) }

  /// Draws a text in its natural size, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = Size(text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
    draw(.text(text.element, Self.rect(of: size, at: Point(point), anchor)))
  }

  /// Draws a text in a rectangle, beginning at the top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its natural size, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// An image that is resolved in the canvas's environment.
  @MainActor @preconcurrency public struct ResolvedImage {
    var element: ImageElement
    private let ownSize: Size
    /// The size of the image.
    public var size: CGSize { ownSize.cgSize }
    /// The distance of the image's lower edge from its top.
    public var baseline: CGFloat { ownSize.height }

    fileprivate init(element: ImageElement, size: Size) {
      self.element = element
      ownSize = size
    }

    /// The shading of an icon or a template; nil for the foreground.
    public var shading: Shading? {
      get { element.foreground.map { Shading($0) } }
      set { element.foreground = newValue?.paint }
    }
  }

  /// Resolves an image in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let element = image.element(in: ElementContext(environment: environment, axis: nil))
    return ResolvedImage(element: element, size: host?.size(of: element) ?? Size(width: 0, height: 0))
  }

  /// Draws an image in the size of a rectangle. A resizable image fills it as its resizing mode and its cap insets
  /// request; `style` has no effect on images.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(.image(image.element, Rect(rect)))
  }

  /// Draws an image in its natural size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image.element, Self.rect(of: Size(image.size), at: Point(point), anchor)))
  }

  /// Draws an image in the size of a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its natural size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A symbol of the canvas.
  @MainActor @preconcurrency public struct ResolvedSymbol {
    fileprivate let node: LayoutNode
    /// The ideal size of the symbol's view.
    public var size: CGSize { node.sizeThatFits(.unspecified) }
  }

  /// Returns the symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbol(AnyHashable(id)).map { ResolvedSymbol(node: $0) }
  }

  /// Draws a symbol in the size of a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(.symbol(symbol.node, Rect(rect))) }

  /// Draws a symbol in its ideal size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.symbol(symbol.node, Self.rect(of: Size(symbol.size), at: Point(point), anchor)))
  }

  private static func rect(of size: Size, at point: Point, _ anchor: UnitPoint) -> Rect {
    Rect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension GeometryProxy {
  /// The size of a text in lines without an end, as a canvas in the view would draw it; nil before the view is displayed.
  @MainActor package func size(of text: Text, in environment: EnvironmentValues) -> CGSize? {
    let element = text.element(in: ElementContext(environment: environment, axis: nil))
    return (node.surface?.host as? any CanvasHost)?.measure(element, width: nil).size.cgSize
  }

  /// Whether the layout around the view is mirrored, as in right-to-left languages. The drawing of a canvas isn't.
  package var isMirrored: Bool { node.surface?.isMirrored ?? false }
}
