import FoundationEssentials

/// A radial gradient that is scaled to the aspect ratio of the filled area.
///
/// As a view, it fills the proposed size. Text and symbols are drawn in one of its colors. In GTK: a radial gradient
/// node.
public struct EllipticalGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(
    _ gradient: AnyGradient, around center: UnitPoint, from startFraction: CGFloat, to endFraction: CGFloat
  ) {
    paint = GradientPaint(
      gradient: gradient,
      geometry: .elliptical(center: center, startFraction: startFraction, endFraction: endFraction))
  }

  /// Creates an elliptical gradient between two radii, as fractions of the area's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Creates an elliptical gradient from colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Creates an elliptical gradient from colors at given locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle {
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient between two radii, as fractions of the area's width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// An elliptical gradient from colors at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient from colors at given locations.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient of an `AnyGradient`, such as `Color.gradient`.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, around: center, from: startRadiusFraction, to: endRadiusFraction)
  }
}
