import FoundationEssentials

/// A 3 × 3 matrix that transforms points of the plane, possibly with perspective.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a projection transform from an affine one.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Replaces the transform by its inverse. Returns false, and leaves the transform as it is, if it has none.
  public mutating func invert() -> Bool {
    guard hasInverse else { return false }
    self = inverted()
    return true
  }

  /// Returns the inverse transform. A transform that maps the plane to a line or a point has no inverse; the method
  /// returns the transform itself then.
  public func inverted() -> ProjectionTransform {
    guard hasInverse else { return self }
    let determinant = determinant
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// The affine transform, if `isAffine`.
  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether the transform maps the plane neither to a line nor to a point.
  package var hasInverse: Bool { determinant.isFinite && abs(determinant) > 1e-12 }

  /// The point to which a point is mapped; nil if it is behind the viewer, or at the height of their eyes.
  package func apply(to point: Point) -> Point? {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth > Self.nearest else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / depth, y: (m12 * point.x + m22 * point.y + m32) / depth)
  }

  /// Returns the bounding rectangle of the visible part of a transformed rectangle.
  package func apply(to rect: Rect) -> Rect {
    if isAffine { return affine.apply(to: rect) }
    var bounds = PointBounds()
    for corner in corners(of: rect) { bounds.add(corner) }
    return bounds.rect ?? Rect(x: rect.minX, y: rect.minY, width: 0, height: 0)
  }

  /// The transformed corners of the part of a rectangle that is in front of the viewer.
  private func corners(of rect: Rect) -> [Point] {
    let corners = rect.corners
    var result: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (here, there) = (depth(of: corner), depth(of: next))
      if let point = apply(to: corner) { result.append(point) }
      if (here > Self.nearest) != (there > Self.nearest) {
        // Where the edge is just in front of the viewer.
        let share = (2 * Self.nearest - here) / (there - here)
        let edge = Point(x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y))
        if let point = apply(to: edge) { result.append(point) }
      }
    }
    return result
  }

  private func depth(of point: Point) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// The smallest depth that is visible, as a fraction of the viewer's distance.
  private static let nearest: CGFloat = 0.01

  /// Returns the transform relative to a point of a rectangle instead of the origin.
  package func around(_ anchor: UnitPoint, in rect: Rect) -> ProjectionTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }
}

extension CGPoint {
  /// Returns the transformed point. A point behind the viewer isn't transformed.
  public func applying(_ m: ProjectionTransform) -> CGPoint { m.apply(to: Point(self))?.cgPoint ?? self }
}
