import FoundationEssentials

/// A gradient and how it lies in its area.
package struct GradientPaint: Hashable, Sendable {
  /// Where the colours go, in the area that they fill.
  package enum Geometry: Hashable, Sendable {
    /// Along a line, and beyond its ends in the colour of each end.
    case linear(start: UnitPoint, end: UnitPoint)
    /// From a circle to another one, in pixels.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// From an ellipse to another one, in parts of the area's width and height.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Around a point.
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// The colours.
  package let gradient: AnyGradient
  /// Where they go.
  package let geometry: Geometry

  /// The one colour for what cannot have several, such as text: the first among the least transparent ones.
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
