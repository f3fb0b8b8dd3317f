import OrielCore

/// How the points of a line or area are connected.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that doesn't go beyond the values of its points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A Catmull-Rom spline with an alpha of 0.5.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Steps that begin at the points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps around the points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps that end at the points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// A Catmull-Rom spline: uniform for an alpha of 0, centripetal for 0.5, and chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }

  /// A cardinal spline with a tension, from 0 to 1, which is a straight line.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
}
