import FoundationEssentials
import Glibc

/// An affine transform, which scales, rotates, shears and translates points.
///
/// A point `(x, y)` is mapped to `(a * x + c * y + tx, b * x + d * y + ty)`.
@frozen public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from the x of a point to its new x.
  public var a: CGFloat
  /// The factor from the x of a point to its new y.
  public var b: CGFloat
  /// The factor from the y of a point to its new x.
  public var c: CGFloat
  /// The factor from the y of a point to its new y.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The identity transform.
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

  /// Creates a rotation around the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling transform.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a translation.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Whether the transform is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that first translates points, and then applies this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that first scales points, and then applies this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that first rotates points by an angle in radians, and then applies this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that first applies this transform, and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse transform. A transform that maps the plane to a line or a point has no inverse; the method
  /// returns the transform itself then.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The factor by which the transform scales areas. It is negative for a reflection, and 0 if the transform maps the
  /// plane to a line or a point.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform maps a rectangle to a rectangle with edges parallel to the axes, without exchanging them.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding rectangle of a transformed rectangle.
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
  /// Returns the transform relative to a point of a rectangle instead of the origin.
  package func around(_ anchor: UnitPoint, in rect: Rect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(to: Point(self)).cgPoint }
}

extension CGSize {
  /// Returns the transformed size. The translation has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the bounding rectangle of the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect { transform.apply(to: Rect(self)).cgRect }
}

/// The bounding rectangle of a number of points.
package struct PointBounds {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  package init() {}

  package mutating func add(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The bounding rectangle; nil without points.
  package var rect: Rect? {
    low.x <= high.x && low.y <= high.y
      ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }
}

extension Rect {
  /// The corners, clockwise from the top left one.
  package var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  package var midX: CGFloat { minX + width / 2 }
  package var midY: CGFloat { minY + height / 2 }

  /// Returns the rectangle with each edge moved inwards by a length. If the length is too large, this is a point at the
  /// center.
  package func inset(by length: CGFloat) -> Rect {
    let (across, down) = (min(length, width / 2), min(length, height / 2))
    return Rect(x: minX + across, y: minY + down, width: width - 2 * across, height: height - 2 * down)
  }
}
