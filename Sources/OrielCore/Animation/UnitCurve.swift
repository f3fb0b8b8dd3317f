import FoundationEssentials
import Glibc

/// A timing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(Double, Double, Double, Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    indirect case inverse(Shape)
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    shape = .bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }

  /// A cubic Bézier curve with two control points, whose x coordinates are limited to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y))
  }

  /// A linear curve.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle: it starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The inverse function.
  public var inverse: UnitCurve {
    if case .inverse(let shape) = shape { UnitCurve(shape) } else { UnitCurve(.inverse(shape)) }
  }

  /// Returns the value at a fraction of the duration.
  public func value(at progress: Double) -> Double { Self.value(of: shape, at: min(max(progress, 0), 1)) }

  /// Returns the slope at a fraction of the duration.
  public func velocity(at progress: Double) -> Double { Self.velocity(of: shape, at: min(max(progress, 0), 1)) }

  private static func value(of shape: Shape, at x: Double) -> Double {
    switch shape {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2): return cubic(parameter(x1, x2, at: x), y1, y2)
    case .circularEaseIn: return 1 - max(0, 1 - x * x).squareRoot()
    case .circularEaseOut: return max(0, 1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? value(of: .circularEaseIn, at: 2 * x) / 2 : 0.5 + value(of: .circularEaseOut, at: 2 * x - 1) / 2
    case .inverse(.bezier(let x1, let y1, let x2, let y2)): return cubic(parameter(y1, y2, at: x), x1, x2)
    case .inverse(let shape):
      var (low, high) = (0.0, 1.0)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if value(of: shape, at: middle) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  private static func velocity(of shape: Shape, at x: Double) -> Double {
    switch shape {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      let t = parameter(x1, x2, at: x)
      let across = slope(t, x1, x2)
      return across == 0 ? 0 : slope(t, y1, y2) / across
    default:
      let (before, after) = (max(0, x - 1e-5), min(1, x + 1e-5))
      return (value(of: shape, at: after) - value(of: shape, at: before)) / (after - before)
    }
  }

  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    ((1 - 3 * second + 3 * first) * t + (3 * second - 6 * first)) * t * t + 3 * first * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - 3 * second + 3 * first) * t * t + 2 * (3 * second - 6 * first) * t + 3 * first
  }

  /// The parameter of the Bézier curve at which its x coordinate is `x`.
  private static func parameter(_ first: Double, _ second: Double, at x: Double) -> Double {
    if x <= 0 || x >= 1 { return x }
    var t = x
    for _ in 0..<8 {
      let miss = cubic(t, first, second) - x
      if abs(miss) < 1e-9 { return t }
      let slope = slope(t, first, second)
      if abs(slope) < 1e-6 { break }
      t -= miss / slope
    }
    // Newton's method may not converge where the curve is steep; bisection does.
    var (low, high) = (0.0, 1.0)
    t = x
    for _ in 0..<60 {
      let reached = cubic(t, first, second)
      if abs(reached - x) < 1e-9 { break }
      if reached < x { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
