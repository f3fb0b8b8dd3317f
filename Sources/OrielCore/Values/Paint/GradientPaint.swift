import FoundationEssentials

/// A gradient and its geometry.
package struct GradientPaint: Hashable, Sendable {
  /// The shape of a gradient, relative to the filled area.
  package enum Geometry: Hashable, Sendable {
    /// Along a line. Beyond its ends the first and the last color continue.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Between two circles, with radii in application pixels.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Between two ellipses, with radii as fractions of the area's width and height.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Around a center point.
    case angular(center: UnitPoint, start: Angle, end: Angle)
    /// Between the points of a grid, each with one of the colors.
    case mesh(MeshPaint)
  }

  /// The colors of the gradient.
  package let gradient: AnyGradient
  /// The shape of the gradient.
  package let geometry: Geometry

  /// The color of content that has a single color, such as text: the first of the least transparent colors.
  package var mainColor: Color {
    switch gradient.source {
    case .shades(let color): color
    case .stops(let stops):
      stops.reduce(nil) { (main: Color?, stop) in
        guard let main, main.visibility >= stop.color.visibility else { return stop.color }
        return main
      } ?? .clear
    }
  }
}

extension Color {
  fileprivate var visibility: Double { base == .named(.clear) ? 0 : alpha }
}
