import FoundationEssentials

/// A gradient whose colors change with the distance from a center point.
///
/// As a view, it fills the proposed size. Text and symbols are drawn in one of its colors. In GTK: a radial gradient
/// node.
public struct RadialGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(
    _ gradient: AnyGradient, around center: UnitPoint, from startRadius: CGFloat, to endRadius: CGFloat
  ) {
    paint = GradientPaint(
      gradient: gradient, geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// Creates a radial gradient between two radii, in application pixels.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), around: center, from: startRadius, to: endRadius)
  }

  /// Creates a radial gradient from colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a radial gradient from colors at given locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient between two radii, in application pixels.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient from colors at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient from colors at given locations.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of an `AnyGradient`, such as `Color.gradient`.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, around: center, from: startRadius, to: endRadius)
  }
}
