import OrielCore

/// Symbols that are drawn with a path for each paint: thousands of points are a few drawing commands.
struct SymbolBatch {
  private var paints: [Paint] = []
  private var paths: [Paint: Path] = [:]

  /// Adds a symbol. Transparent ones, which may overlap, are drawn one by one.
  @MainActor mutating func add(
    _ symbol: AnyChartSymbolShape, at point: Point, _ size: Size, _ paint: Paint, isOpaque: Bool,
    in context: GraphicsContext
  ) {
    let rect = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    let outline = symbol.path(in: rect)
    if outline.isEmpty { return }
    guard isOpaque else {
      draw(in: context)
      return context.fill(outline, with: .style(PaintStyle(paint)))
    }
    if paths[paint] == nil { paints.append(paint) }
    paths[paint, default: Path()].addPath(outline)
  }

  /// Draws the symbols so far.
  @MainActor mutating func draw(in context: GraphicsContext) {
    for paint in paints { if let path = paths[paint] { context.fill(path, with: .style(PaintStyle(paint))) } }
    paints = []
    paths = [:]
  }
}
