import FoundationEssentials
import Glibc

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(Rect(rect)), transform)
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).storage, transform) }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).storage, transform) }

  /// Adds an ellipse in a rectangle, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(Rect(rect)), transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if path.isEmpty { return }
    if isEmpty {
      self = path.applying(transform)
      return
    }
    let other = path.applying(transform).segments
    edit { $0.append(other) }
  }

  /// Adds an arc of a circle. If the path has a current point, a line connects it with the start of the arc.
  ///
  /// Angles are measured clockwise on the screen, from the right. As in Core Graphics, `clockwise` means the direction
  /// in coordinates whose y grows upwards: with `false` the arc goes clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds an arc of a circle with a start angle and a delta. A positive delta is clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let center = Point(center)
    edit {
      $0.addArc(
        center: center, radius: Size(width: radius, height: radius), from: startAngle.radians,
        delta: delta.radians, transform: transform)
    }
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`. A straight line connects the current point with the arc.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = Point(tangent1End)
    let end = Point(tangent2End)
    let start = currentPoint.map { transform.inverted().apply(to: Point($0)) } ?? corner
    let (before, after) = (start - corner, end - corner)
    let (first, second) = (before.length, after.length)
    let cross = before.x * after.y - before.y * after.x
    guard first > 0, second > 0, radius > 0, abs(cross) > 1e-9 * first * second else {
      return edit { $0.addLine(to: transform.apply(to: corner)) }
    }
    let cosine = (before.x * after.x + before.y * after.y) / (first * second)
    let angle = acos(min(max(cosine, -1), 1))
    let distance = radius / tan(angle / 2)
    let touch = corner + before * (distance / first)
    let middle = corner + (before * (1 / first) + after * (1 / second)).unit * (radius / sin(angle / 2))
    let from = atan2(touch.y - middle.y, touch.x - middle.x)
    let sweep = Double.pi - angle
    edit {
      $0.addArc(
        center: middle, radius: Size(width: radius, height: radius), from: from, delta: cross < 0 ? sweep : -sweep,
        transform: transform)
    }
  }
}

/// A rectangle with elliptical corners that don't overlap.
package struct RoundedRect: Equatable, Sendable {
  package var rect: Rect
  package var topLeft: Size
  package var topRight: Size
  package var bottomRight: Size
  package var bottomLeft: Size

  package init(_ rect: Rect, corners size: Size) {
    self.rect = rect
    // Reduced as a whole, so that large radii make a capsule.
    let (width, height) = (min(max(size.width, 0), 1_000_000), min(max(size.height, 0), 1_000_000))
    var factor = 1.0
    if width > rect.width / 2 { factor = rect.width / 2 / width }
    if height * factor > rect.height / 2 { factor = rect.height / 2 / height }
    let size = Size(width: width * factor, height: height * factor)
    (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size)
  }

  package init(_ rect: Rect, radii: RectangleCornerRadii) {
    self.rect = rect
    let radii = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { max(0, $0) }
    var factor = 1.0
    for index in 0..<4 {
      let room = index % 2 == 0 ? rect.width : rect.height
      let sum = radii[index] + radii[(index + 1) % 4]
      if sum > room { factor = min(factor, room / sum) }
    }
    func corner(_ index: Int) -> Size { Size(width: radii[index] * factor, height: radii[index] * factor) }
    (topLeft, topRight, bottomRight, bottomLeft) = (corner(0), corner(1), corner(2), corner(3))
  }

  /// The storage of the path; a plain rectangle if no corner is rounded.
  var storage: Path.Storage {
    let isSharp = [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width <= 0 || $0.height <= 0 }
    return isSharp ? .rect(rect) : .rounded(self)
  }

  /// Applies a transform that scales and translates only.
  func applying(_ transform: CGAffineTransform) -> RoundedRect {
    var result = self
    result.rect = transform.apply(to: rect)
    func scaled(_ size: Size) -> Size { Size(width: size.width * transform.a, height: size.height * transform.d) }
    result.topLeft = scaled(topLeft)
    result.topRight = scaled(topRight)
    result.bottomRight = scaled(bottomRight)
    result.bottomLeft = scaled(bottomLeft)
    return result
  }
}
