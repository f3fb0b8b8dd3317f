import Foundation
import OrielCore

/// The connection of points.
struct Curve {
  let method: InterpolationMethod.Kind

  /// Adds the connection of points to a path whose current point is the first one.
  func add(_ points: [Point], to path: inout Path) {
    guard points.count > 1 else { return }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point.cgPoint) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, tension: tension, to: &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
    }
  }

  /// The same connection in the other direction.
  var reversed: Curve {
    switch method {
    case .stepStart: Curve(method: .stepEnd)
    case .stepEnd: Curve(method: .stepStart)
    case .linear, .monotone, .stepCenter, .catmullRom, .cardinal: self
    }
  }

  private func addSteps(_ points: [Point], to path: inout Path) {
    for (start, end) in zip(points, points.dropFirst()) {
      let turn: Double =
        switch method {
        case .stepStart: end.x
        case .stepEnd: start.x
        default: (start.x + end.x) / 2
        }
      path.addLine(to: CGPoint(x: turn, y: start.y))
      path.addLine(to: CGPoint(x: turn, y: end.y))
      path.addLine(to: end.cgPoint)
    }
  }

  /// A cubic curve whose slopes at the points keep it between their values (Fritsch and Carlson).
  private func addMonotone(_ points: [Point], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    var tangents = [slopes[0]]
    for (before, after) in zip(slopes, slopes.dropFirst()) {
      tangents.append(before * after <= 0 ? 0 : (before + after) / 2)
    }
    tangents.append(slopes[slopes.count - 1])
    for (index, slope) in slopes.enumerated() {
      guard slope != 0 else {
        (tangents[index], tangents[index + 1]) = (0, 0)
        continue
      }
      let (first, second) = (tangents[index] / slope, tangents[index + 1] / slope)
      let length = (first * first + second * second).squareRoot()
      if length > 3 {
        tangents[index] = 3 * first / length * slope
        tangents[index + 1] = 3 * second / length * slope
      }
    }
    for index in slopes.indices {
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end.cgPoint, control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index]),
        control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1]))
    }
  }

  private func addCardinal(_ points: [Point], tension: Double, to path: inout Path) {
    let factor = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let (start, end) = (points[index], points[index + 1])
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 2)])
      path.addCurve(
        to: end.cgPoint,
        control1: CGPoint(x: start.x + factor * (end.x - before.x), y: start.y + factor * (end.y - before.y)),
        control2: CGPoint(x: end.x - factor * (after.x - start.x), y: end.y - factor * (after.y - start.y)))
    }
  }

  private func addCatmullRom(_ points: [Point], alpha: Double, to path: inout Path) {
    func knot(_ first: Point, _ second: Point) -> Double {
      pow(hypot(second.x - first.x, second.y - first.y), alpha)
    }
    for index in 0..<points.count - 1 {
      let (start, end) = (points[index], points[index + 1])
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 2)])
      let (first, middle, last) = (knot(before, start), knot(start, end), knot(end, after))
      var (control1, control2) = (start, end)
      if first > 1e-9 {
        let (whole, rest) = (3 * first * (first + middle), 2 * first * first + 3 * first * middle + middle * middle)
        control1.x = (start.x * rest - before.x * middle * middle + end.x * first * first) / whole
        control1.y = (start.y * rest - before.y * middle * middle + end.y * first * first) / whole
      }
      if last > 1e-9 {
        let (whole, rest) = (3 * last * (last + middle), 2 * last * last + 3 * last * middle + middle * middle)
        control2.x = (end.x * rest + start.x * last * last - after.x * middle * middle) / whole
        control2.y = (end.y * rest + start.y * last * last - after.y * middle * middle) / whole
      }
      path.addCurve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint)
    }
  }
}
