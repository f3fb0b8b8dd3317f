import FoundationEssentials
import Glibc

/// The segments of a path: the verbs and their points.
package struct PathSegments: Equatable, Sendable {
  package enum Verb: UInt8, Sendable {
    /// One point.
    case move
    /// One point.
    case line
    /// A control point and the end.
    case quad
    /// Two control points and the end.
    case curve
    /// No point.
    case close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// A segment with its points.
  package enum Segment: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case quad(Point, Point)
    case curve(Point, Point, Point)
    case close
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [Point] = []
  /// The start of the current subpath.
  private var start: Point?
  /// The point at which the next segment starts.
  package private(set) var current: Point?

  package init() {}

  init(_ draw: (inout PathSegments) -> Void) { draw(&self) }

  // MARK: Segments

  mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
    start = point
    current = point
  }

  /// Starts a subpath if there is none.
  private mutating func begin(at point: Point) {
    guard verbs.last == nil || verbs.last == .close else { return }
    move(to: current ?? point)
  }

  mutating func addLine(to end: Point) {
    begin(at: end)
    verbs.append(.line)
    points.append(end)
    current = end
  }

  mutating func addQuad(to end: Point, control: Point) {
    begin(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    current = end
  }

  mutating func addCurve(to end: Point, _ first: Point, _ second: Point) {
    begin(at: first)
    verbs.append(.curve)
    points.append(first)
    points.append(second)
    points.append(end)
    current = end
  }

  mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    current = start
  }

  mutating func append(_ other: PathSegments) {
    verbs += other.verbs
    points += other.points
    start = other.start
    current = other.current
  }

  package mutating func apply(_ transform: CGAffineTransform) {
    for index in points.indices { points[index] = transform.apply(to: points[index]) }
    start = start.map { transform.apply(to: $0) }
    current = current.map { transform.apply(to: $0) }
  }

  // MARK: Figures

  mutating func addRect(_ rect: Rect) {
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners[1...] { addLine(to: corner) }
    close()
  }

  mutating func addEllipse(_ rect: Rect) {
    move(to: Point(x: rect.maxX, y: rect.midY))
    addArc(
      center: Point(x: rect.midX, y: rect.midY), radius: Size(width: rect.width / 2, height: rect.height / 2),
      from: 0, delta: 2 * .pi, transform: .identity)
    close()
  }

  /// Starts at the middle of the right edge and continues clockwise.
  mutating func addRounded(_ rounded: RoundedRect) {
    let rect = rounded.rect
    func corner(_ segments: inout PathSegments, _ x: CGFloat, _ y: CGFloat, _ radius: Size, _ from: Double) {
      segments.addArc(
        center: Point(x: x, y: y), radius: radius, from: from, delta: .pi / 2, transform: .identity)
    }
    let (topRight, bottomRight) = (rounded.topRight, rounded.bottomRight)
    let (topLeft, bottomLeft) = (rounded.topLeft, rounded.bottomLeft)
    move(to: Point(x: rect.maxX, y: (rect.minY + topRight.height + rect.maxY - bottomRight.height) / 2))
    corner(&self, rect.maxX - bottomRight.width, rect.maxY - bottomRight.height, bottomRight, 0)
    corner(&self, rect.minX + bottomLeft.width, rect.maxY - bottomLeft.height, bottomLeft, .pi / 2)
    corner(&self, rect.minX + topLeft.width, rect.minY + topLeft.height, topLeft, .pi)
    corner(&self, rect.maxX - topRight.width, rect.minY + topRight.height, topRight, 3 * .pi / 2)
    close()
  }

  /// Adds an arc as curves of at most a quarter of a circle. The error is less than a thousandth of the radius.
  mutating func addArc(
    center: Point, radius: Size, from: Double, delta: Double, transform: CGAffineTransform
  ) {
    guard from.isFinite, delta.isFinite else { return }
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius.width * cos(angle), y: center.y + radius.height * sin(angle))
    }
    func tangent(_ angle: Double) -> Point { Point(x: -radius.width * sin(angle), y: radius.height * cos(angle)) }
    let first = transform.apply(to: point(from))
    if verbs.isEmpty { move(to: first) } else if current != first { addLine(to: first) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count where step != 0 {
      let (start, end) = (from + Double(index) * step, from + Double(index + 1) * step)
      addCurve(
        to: transform.apply(to: point(end)), transform.apply(to: point(start) + tangent(start) * handle),
        transform.apply(to: point(end) - tangent(end) * handle))
    }
  }

  // MARK: Reading

  /// Calls `body` with each segment, in order.
  package func forEach(_ body: (Segment) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(points[next]))
      case .line: body(.line(points[next]))
      case .quad: body(.quad(points[next], points[next + 1]))
      case .curve: body(.curve(points[next], points[next + 1], points[next + 2]))
      case .close: body(.close)
      }
      next += verb.pointCount
    }
  }
}

extension Point {
  package static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }
  package static func - (first: Point, second: Point) -> Point {
    Point(x: first.x - second.x, y: first.y - second.y)
  }
  package static func * (point: Point, factor: CGFloat) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  /// The distance from the origin.
  package var length: CGFloat { (x * x + y * y).squareRoot() }
  /// The vector of length 1 in the same direction; the origin remains unchanged.
  package var unit: Point { length > 0 ? self * (1 / length) : self }
  /// The vector rotated by 90°, clockwise on the screen.
  package var turned: Point { Point(x: -y, y: x) }
}
