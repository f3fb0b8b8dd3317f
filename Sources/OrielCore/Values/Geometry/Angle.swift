/// A geometric angle. On screen, positive angles are clockwise.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The zero angle.
  public static let zero = Angle()

  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}

extension Angle: AdditiveArithmetic {
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  public static func += (first: inout Angle, second: Angle) { first.radians += second.radians }
  public static func -= (first: inout Angle, second: Angle) { first.radians -= second.radians }
  /// Returns the angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns a multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// Multiplies an angle.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  /// Returns a part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Divides an angle.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}
