import FoundationEssentials
import Glibc

extension Path {
  /// Returns the outline of a stroke along the path, for filling or hit testing.
  ///
  /// Parts of the outline overlap: use the winding number rule to fill it, not the even-odd rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style)
    for line in segments.flattened() { outline.add(line) }
    return Path(outline.segments.verbs.isEmpty ? .empty : .segments(outline.segments))
  }
}

/// Composes the outline of a stroke from a rectangle for each line and a figure for each join and cap.
private struct StrokeOutline {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var segments = PathSegments()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    guard let dashes = style.dashes else { return addSolid(line) }
    for dash in Self.dashed(line, dashes, phase: style.dashPhase) { addSolid(dash) }
  }

  private mutating func addSolid(_ line: Polyline) {
    var points: [Point] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let lineCount = line.isClosed && points.count > 2 ? points.count : points.count - 1
    let isRing = lineCount == points.count
    for index in 0..<lineCount {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let side = (end - start).unit.turned * half
      add([start + side, start - side, end - side, end + side])
      if index + 1 < lineCount || isRing {
        addJoin(start, end, points[(index + 2) % points.count])
      }
    }
    guard !isRing, let first = points.first, let last = points.last else { return }
    addCap(at: first, (first - points[1]).unit)
    addCap(at: last, (last - points[points.count - 2]).unit)
  }

  private mutating func addDot(at point: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      let (x, y) = (Point(x: half, y: 0), Point(x: 0, y: half))
      add([point - x - y, point + x - y, point + x + y, point - x + y])
    }
  }

  private mutating func addCap(at point: Point, _ direction: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      let (side, ahead) = (direction.turned * half, direction * half)
      add([point + side, point - side, point - side + ahead, point + side + ahead])
    }
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    let (incoming, outgoing) = ((corner - before).unit, (after - corner).unit)
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
    if abs(cross) < 1e-9, dot > 0 { return }
    if style.lineJoin == .round { return addCircle(at: corner) }
    // The outer side of the corner.
    let sign: CGFloat = cross > 0 ? -1 : 1
    let (first, second) = (corner + incoming.turned * (half * sign), corner + outgoing.turned * (half * sign))
    var figure = [corner, first, second]
    if style.lineJoin == .miter {
      let cosine = ((1 + dot) / 2).squareRoot()
      if cosine > 1e-6, 1 / cosine <= style.miterLimit {
        let direction = (incoming.turned + outgoing.turned).unit * sign
        figure = [corner, first, corner + direction * (half / cosine), second]
      }
    }
    add(figure)
  }

  private mutating func addCircle(at point: Point) {
    segments.addEllipse(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon in clockwise order, so that overlapping polygons don't cancel each other out.
  private mutating func add(_ polygon: [Point]) {
    var area: CGFloat = 0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      area += point.x * next.y - point.y * next.x
    }
    let ordered = area < 0 ? polygon.reversed() : polygon
    segments.move(to: ordered[0])
    for point in ordered[1...] { segments.addLine(to: point) }
    segments.close()
  }

  /// Divides a polyline into dashes.
  private static func dashed(_ line: Polyline, _ dashes: [CGFloat], phase: CGFloat) -> [Polyline] {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let period = dashes.reduce(0, +)
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    var index = 0
    while rest >= dashes[index] {
      rest -= dashes[index]
      index = (index + 1) % dashes.count
      if rest == 0, dashes[index] > 0 { break }
    }
    var left = dashes[index] - rest
    var result: [Polyline] = []
    var dash = index % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (start, end) in zip(points, points.dropFirst()) {
      var from = start
      var length = (end - start).length
      while length > left {
        from = from + (end - start).unit * left
        length -= left
        if index % 2 == 0 { result.append(Polyline(points: dash + [from])) }
        index = (index + 1) % dashes.count
        left = dashes[index]
        dash = index % 2 == 0 ? [from] : []
      }
      left -= length
      if index % 2 == 0 { dash.append(end) }
    }
    if index % 2 == 0, dash.count > 1 { result.append(Polyline(points: dash)) }
    return result
  }
}
