import FoundationEssentials
import Glibc

/// A matrix that scales, turns, slants and moves points in a plane.
///
/// A point `(x, y)` becomes `(a * x + c * y + tx, b * x + d * y + ty)`.
@frozen public struct CGAffineTransform: Hashable, Sendable {
  /// What the x of a point adds to its new x.
  public var a: CGFloat
  /// What the x of a point adds to its new y.
  public var b: CGFloat
  /// What the y of a point adds to its new x.
  public var c: CGFloat
  /// What the y of a point adds to its new y.
  public var d: CGFloat
  /// How far each point moves to the right.
  public var tx: CGFloat
  /// How far each point moves down.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform that maps every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Turns points around the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Scales points from the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Moves points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that moves points first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that scales points first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that turns points first, by an angle in radians, and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does first and then what `other` does.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that takes back what this one does; this transform itself where that is impossible, because it maps
  /// the plane to a line or a point.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The factor by which areas grow; negative where the transform mirrors, 0 where nothing is left of an area.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether a rectangle stays one, with its edges along the axes.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around what becomes of a rectangle.
  package func apply(to rect: Rect) -> Rect {
    if keepsAxes {
      return Rect(x: a * rect.minX + tx, y: d * rect.minY + ty, width: a * rect.width, height: d * rect.height)
    }
    var bounds = PointBounds()
    for corner in rect.corners { bounds.add(apply(to: corner)) }
    return bounds.rect ?? rect
  }
}

extension CGAffineTransform {
  /// The same around a point of a rectangle instead of the origin.
  package func around(_ anchor: UnitPoint, in rect: Rect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension CGPoint {
  /// What becomes of the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(to: Point(self)).cgPoint }
}

extension CGSize {
  /// What becomes of the distance from the origin to the size's far corner. The transform's translation has no part in it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around what becomes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect { transform.apply(to: Rect(self)).cgRect }
}

/// The smallest rectangle around points.
package struct PointBounds {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  package init() {}

  package mutating func add(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Nil without a point.
  package var rect: Rect? {
    low.x <= high.x && low.y <= high.y
      ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }
}

extension Rect {
  /// The corners, from the top left one clockwise.
  package var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  package var midX: CGFloat { minX + width / 2 }
  package var midY: CGFloat { minY + height / 2 }

  /// Smaller by a length on each side; a point in the middle where that is too much.
  package func inset(by length: CGFloat) -> Rect {
    let (across, down) = (min(length, width / 2), min(length, height / 2))
    return Rect(x: minX + across, y: minY + down, width: width - 2 * across, height: height - 2 * down)
  }
}
