import Foundation
import OrielCore

/// Draws the grid lines and the marks of a plot.
@MainActor struct PlotDrawing {
  let geometry: MarkGeometry
  let axes: [PlacedAxis]
  /// Whether the chart reads from the right to the left.
  let isMirrored: Bool

  private var model: PlotModel { geometry.model }
  private var plotArea: CGRect { CGRect(x: 0, y: 0, width: geometry.size.width, height: geometry.size.height) }

  /// Draws in a context whose origin is the left top corner of the plot.
  func draw(in context: GraphicsContext) {
    var context = context
    if isMirrored {
      context.translateBy(x: geometry.size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    drawGrid(in: context)
    if geometry.x.isLimited || geometry.y.isLimited {
      // Symbols at the ends of a domain are whole, and nothing else extends beyond them.
      let margin = 8.0
      context.clip(
        to: Path(
          plotArea.insetBy(dx: geometry.x.isLimited ? 0 : -margin, dy: geometry.y.isLimited ? 0 : -margin)
            .insetBy(dx: -1, dy: -1)))
    }
    drawMarks(in: context)
  }

  private func drawGrid(in context: GraphicsContext) {
    for axis in axes {
      for line in axis.lines where line.length == nil {
        let (x, y) = (line.offset.width, line.offset.height)
        let path = Path { path in
          if axis.isX {
            path.move(to: CGPoint(x: line.position + x, y: y))
            path.addLine(to: CGPoint(x: line.position + x, y: geometry.size.height + y))
          } else {
            path.move(to: CGPoint(x: x, y: line.position + y))
            path.addLine(to: CGPoint(x: geometry.size.width + x, y: line.position + y))
          }
        }
        context.stroke(path, with: .style(PaintStyle(line.paint)), style: line.stroke)
      }
    }
  }

  // MARK: Marks

  private func drawMarks(in context: GraphicsContext) {
    let series = self.series
    var index = 0
    while index < model.marks.count {
      let mark = model.marks[index]
      switch mark.kind {
      case .line, .area:
        if let members = series[index] { draw(members, in: styled(context, for: mark)) }
        index += 1
      case .point: index = drawPoints(from: index, in: context)
      case .bar, .rectangle, .rule, .sector:
        draw(index, in: styled(context, for: mark))
        index += 1
      }
    }
  }

  /// The members of each line and area, by the index of the first one.
  private var series: [Int: [Int]] {
    var firsts: [SeriesKey: Int] = [:]
    var series: [Int: [Int]] = [:]
    for (index, mark) in model.marks.enumerated() where mark.isConnected {
      let key = mark.seriesKey
      let first = firsts[key] ?? index
      firsts[key] = first
      series[first, default: []].append(index)
    }
    return series
  }

  /// The context with the filters of a mark.
  private func styled(_ context: GraphicsContext, for mark: Mark) -> GraphicsContext {
    guard mark.style.blur > 0 || mark.style.shadow != nil else { return context }
    var context = context
    if let shadow = mark.style.shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    if mark.style.blur > 0 { context.addFilter(.blur(radius: mark.style.blur)) }
    return context
  }

  private func draw(_ index: Int, in context: GraphicsContext) {
    let mark = model.marks[index]
    let paint = model.paint(of: mark)
    if mark.kind == .sector {
      if let sector = geometry.sector(of: index) { fill(sector.path, paint, mark, in: context) }
      return
    }
    guard let frame = geometry.frame(of: index) else { return }
    if mark.kind == .rule {
      let path = Path { path in
        path.move(to: CGPoint(x: frame.minX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      }
      context.stroke(path, with: .style(PaintStyle(paint)), style: model.stroke(of: mark))
      return
    }
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(mark.style.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    let path = radius > 0 ? Path(roundedRect: frame.cgRect, cornerRadius: radius) : Path(frame.cgRect)
    fill(path, paint, mark, in: context)
  }

  private func fill(_ path: Path, _ paint: Paint, _ mark: Mark, in context: GraphicsContext) {
    guard mark.style.alignsWithPlot, case .gradient = paint else {
      return context.fill(path, with: .style(PaintStyle(paint)))
    }
    // A gradient refers to the bounds of what is filled.
    var context = context
    context.clip(to: path)
    context.fill(Path(plotArea), with: .style(PaintStyle(paint)))
  }

  /// Draws a line or area, and the symbols of its marks.
  private func draw(_ members: [Int], in context: GraphicsContext) {
    guard let first = members.first else { return }
    let mark = model.marks[first]
    let paint = model.paint(of: mark)
    let curve = Curve(method: mark.style.interpolation?.kind ?? .linear)
    if mark.kind == .area {
      let edges = members.compactMap { geometry.edges(of: $0) }
      guard let start = edges.first, let end = edges.last else { return }
      let path = Path { path in
        path.move(to: start.0.cgPoint)
        curve.add(edges.map(\.0), to: &path)
        path.addLine(to: end.1.cgPoint)
        curve.reversed.add(edges.reversed().map(\.1), to: &path)
        path.closeSubpath()
      }
      return fill(path, paint, mark, in: context)
    }
    let points = members.compactMap { geometry.point(of: $0) }
    if points.count > 1 {
      let path = Path { path in
        path.move(to: points[0].cgPoint)
        curve.add(points, to: &path)
      }
      context.stroke(path, with: .style(PaintStyle(paint)), style: model.stroke(of: mark))
    }
    var symbols = SymbolBatch()
    for index in members { addSymbol(of: index, to: &symbols, in: context) }
    symbols.draw(in: context)
  }

  /// Draws points of the same look together. Returns the index after the last one.
  private func drawPoints(from start: Int, in context: GraphicsContext) -> Int {
    var symbols = SymbolBatch()
    var index = start
    while index < model.marks.count, model.marks[index].kind == .point {
      let mark = model.marks[index]
      if mark.style.blur > 0 || mark.style.shadow != nil {
        symbols.draw(in: context)
        var single = SymbolBatch()
        addSymbol(of: index, to: &single, in: context)
        single.draw(in: styled(context, for: mark))
      } else {
        addSymbol(of: index, to: &symbols, in: context)
      }
      index += 1
    }
    symbols.draw(in: context)
    return index
  }

  private func addSymbol(of index: Int, to batch: inout SymbolBatch, in context: GraphicsContext) {
    let mark = model.marks[index]
    guard let symbol = model.symbol(of: mark), let point = geometry.point(of: index) else { return }
    let size = model.symbolSize(of: mark)
    batch.add(symbol, at: point, size, model.paint(of: mark), isOpaque: mark.style.opacity >= 1, in: context)
  }
}
