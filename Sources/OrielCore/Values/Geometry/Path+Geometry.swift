import FoundationEssentials
import Glibc

extension Path {
  /// The smallest rectangle that contains the path, without the control points of curves; null if the path is empty.
  public var boundingRect: CGRect {
    guard let bounds else { return CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }
    return bounds.cgRect
  }

  /// The smallest rectangle that contains the path; nil if the path is empty.
  package var bounds: Rect? {
    switch storage {
    case .empty: return nil
    case .rect(let rect), .ellipse(let rect): return rect
    case .rounded(let rounded): return rounded.rect
    case .segments(let segments):
      var bounds = PointBounds()
      segments.forEachCurve { curve in
        bounds.add(curve.start)
        bounds.add(curve.end)
        for t in curve.extremes { bounds.add(curve.point(at: t)) }
      }
      return bounds.rect
    }
  }

  /// Returns whether a point is inside of the path.
  ///
  /// - Parameters:
  ///   - p: the point.
  ///   - eoFill: whether to use the even-odd rule instead of the winding number rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let p = Point(p)
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.contains(p)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
      return x * x + y * y <= 1
    case .rounded, .segments:
      var winding = 0
      for line in segments.flattened() {
        guard var from = line.points.last else { continue }
        for to in line.points {
          if (from.y <= p.y) != (to.y <= p.y) {
            let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > p.x { winding += to.y > from.y ? 1 : -1 }
          }
          from = to
        }
      }
      return eoFill ? winding % 2 != 0 : winding != 0
    }
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool { minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY }
}

/// A segment with its start point, as a curve of up to the third degree.
struct PathCurve {
  enum Degree { case line, quad, cubic }

  var degree: Degree
  var start: Point
  var first: Point
  var second: Point
  var end: Point

  func point(at t: Double) -> Point {
    let s = 1 - t
    switch degree {
    case .line: return start * s + end * t
    case .quad: return start * (s * s) + first * (2 * s * t) + end * (t * t)
    case .cubic:
      return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
    }
  }

  /// The parameters between 0 and 1 at which the curve has an extreme along an axis.
  var extremes: [Double] {
    switch degree {
    case .line: return []
    case .quad:
      return [\Point.x, \.y].compactMap { axis in
        let bend = start[keyPath: axis] - 2 * first[keyPath: axis] + end[keyPath: axis]
        return bend == 0 ? nil : (start[keyPath: axis] - first[keyPath: axis]) / bend
      }.filter { $0 > 0 && $0 < 1 }
    case .cubic:
      var found: [Double] = []
      for axis in [\Point.x, \.y] {
        let (p0, p1, p2, p3) = (
          start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis]
        )
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        if abs(a) < 1e-12 {
          if b != 0 { found.append(-c / b) }
          continue
        }
        let root = b * b - 4 * a * c
        guard root >= 0 else { continue }
        found += [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
      }
      return found.filter { $0 > 0 && $0 < 1 }
    }
  }

  /// Returns the part of the curve between two parameters.
  func part(from low: Double, to high: Double) -> PathCurve {
    switch degree {
    case .line: return PathCurve(degree: .line, start: point(at: low), first: start, second: end, end: point(at: high))
    case .quad:
      let control = blend(blend(start, first, low), blend(first, end, low), high)
      return PathCurve(degree: .quad, start: point(at: low), first: control, second: end, end: point(at: high))
    case .cubic:
      return PathCurve(
        degree: .cubic, start: point(at: low), first: blossom(low, low, high), second: blossom(low, high, high),
        end: point(at: high))
    }
  }

  private func blend(_ first: Point, _ second: Point, _ t: Double) -> Point { first * (1 - t) + second * t }

  private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    let (p0, p1, p2) = (blend(start, first, a), blend(first, second, a), blend(second, end, a))
    return blend(blend(p0, p1, b), blend(p1, p2, b), c)
  }

  /// The number of straight lines that can replace the curve without a visible difference.
  var lineCount: Int {
    if degree == .line { return 1 }
    let hull = (first - start).length + (second - first).length + (end - second).length
    return min(max(4, Int((hull.isFinite ? hull : 0).squareRoot() * 2)), 200)
  }

  var lengths: [Double] {
    var lengths: [Double] = []
    var (before, total) = (start, 0.0)
    let count = degree == .line ? 1 : max(16, lineCount)
    for index in 1...count {
      let next = point(at: Double(index) / Double(count))
      total += (next - before).length
      lengths.append(total)
      before = next
    }
    return lengths
  }
}

/// A series of points that are connected by straight lines.
struct Polyline {
  var points: [Point]
  var isClosed = false
}

extension PathSegments {
  /// Calls `body` for each segment that draws a line, including those that close a subpath.
  func forEachCurve(_ body: (PathCurve) -> Void) {
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func line(to end: Point) -> PathCurve {
      PathCurve(degree: .line, start: current, first: current, second: end, end: end)
    }
    forEach { segment in
      switch segment {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        body(line(to: end))
        current = end
      case .quad(let control, let end):
        body(PathCurve(degree: .quad, start: current, first: control, second: end, end: end))
        current = end
      case .curve(let first, let second, let end):
        body(PathCurve(degree: .cubic, start: current, first: first, second: second, end: end))
        current = end
      case .close:
        if current != start { body(line(to: start)) }
        current = start
      }
    }
  }

  /// Approximates the subpaths by straight lines.
  func flattened() -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline(points: [])
    func finish() {
      if !line.points.isEmpty { lines.append(line) }
      line = Polyline(points: [])
    }
    func add(_ curve: PathCurve) {
      let count = curve.lineCount
      for index in 1...count { line.points.append(curve.point(at: Double(index) / Double(count))) }
    }
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    forEach { segment in
      if line.points.isEmpty, segment != .close {
        if case .move = segment {} else { line.points.append(current) }
      }
      switch segment {
      case .move(let point):
        finish()
        line.points = [point]
        (start, current) = (point, point)
      case .line(let end):
        line.points.append(end)
        current = end
      case .quad(let control, let end):
        add(PathCurve(degree: .quad, start: current, first: control, second: end, end: end))
        current = end
      case .curve(let first, let second, let end):
        add(PathCurve(degree: .cubic, start: current, first: first, second: second, end: end))
        current = end
      case .close:
        line.isClosed = true
        finish()
        current = start
      }
    }
    finish()
    return lines
  }
}

extension Path {
  /// A rectangle that contains the path with its control points. It is faster to compute than ``bounds``, and can be
  /// larger.
  package var hull: Rect? {
    guard case .segments(let segments) = storage else { return bounds }
    var bounds = PointBounds()
    for point in segments.points { bounds.add(point) }
    return bounds.rect
  }
}
