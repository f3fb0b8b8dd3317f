import Foundation
import OrielCore

/// A sector of a circle or ring. Angles are in radians, clockwise from the top.
struct SectorGeometry {
  let center: Point
  let inner: Double
  let outer: Double
  let start: Double
  let end: Double
  /// The distance of the sides from the angles, in points.
  let inset: Double
  let cornerRadius: Double

  /// The middle of the sector's area, without size.
  var frame: Rect {
    let middle = point((start + end) / 2, inner > 0 ? (inner + outer) / 2 : outer * 0.62)
    return Rect(x: middle.x, y: middle.y, width: 0, height: 0)
  }

  private func point(_ angle: Double, _ radius: Double) -> Point {
    Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// The outline.
  var path: Path {
    guard outer > inner, end > start else { return Path() }
    let isWhole = end - start > 2 * .pi - 1e-6
    return isWhole ? ring : sector
  }

  private var ring: Path {
    Path { path in
      path.addEllipse(in: circle(outer))
      guard inner > 0 else { return }
      // In the other direction, so that it is a hole.
      path.move(to: CGPoint(x: center.x + inner, y: center.y))
      path.addArc(
        center: center.cgPoint, radius: inner, startAngle: .radians(0), endAngle: .radians(-2 * .pi), clockwise: true)
      path.closeSubpath()
    }
  }

  private func circle(_ radius: Double) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private var sector: Path {
    let (from, to) = sides(at: outer)
    guard to > from else { return Path() }
    let radius = min(cornerRadius, (outer - inner) / 2, outer * sin(min(to - from, .pi) / 2) / 2)
    let turn = radius / max(outer - radius, 1)
    return Path { path in
      // The outer arc, with rounded ends.
      path.move(to: point(from, outer - radius).cgPoint)
      if radius > 0 { path.addQuadCurve(to: point(from + turn, outer).cgPoint, control: point(from, outer).cgPoint) }
      arc(&path, outer, from + turn, to - turn)
      if radius > 0 { path.addQuadCurve(to: point(to, outer - radius).cgPoint, control: point(to, outer).cgPoint) }
      addInnerEdge(&path, radius)
      path.closeSubpath()
    }
  }

  private func addInnerEdge(_ path: inout Path, _ cornerRadius: Double) {
    guard inner > 0 else {
      // The sides are parallel to the angles, and meet off the center.
      let half = (end - start) / 2
      let distance = half < .pi / 2 ? min(inset / max(sin(half), 1e-6), outer) : inset
      path.addLine(to: point((start + end) / 2, distance).cgPoint)
      return
    }
    let (from, to) = sides(at: inner)
    guard to > from else { return path.addLine(to: point((start + end) / 2, inner).cgPoint) }
    let radius = min(cornerRadius, inner * sin(min(to - from, .pi) / 2) / 2)
    let turn = radius / (inner + radius)
    path.addLine(to: point(to, inner + radius).cgPoint)
    if radius > 0 { path.addQuadCurve(to: point(to - turn, inner).cgPoint, control: point(to, inner).cgPoint) }
    arc(&path, inner, to - turn, from + turn)
    if radius > 0 { path.addQuadCurve(to: point(from, inner + radius).cgPoint, control: point(from, inner).cgPoint) }
  }

  /// The angles of the sides at a radius.
  private func sides(at radius: Double) -> (Double, Double) {
    let angle = radius > inset ? asin(inset / radius) : .pi
    return (start + angle, end - angle)
  }

  /// Adds an arc between angles, in either direction.
  private func arc(_ path: inout Path, _ radius: Double, _ from: Double, _ to: Double) {
    path.addArc(
      center: center.cgPoint, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
      clockwise: to < from)
  }
}
