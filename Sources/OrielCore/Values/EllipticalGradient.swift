import FoundationEssentials

/// Colours that flow into each other from a point outwards, in ellipses as wide and as high as the area.
///
/// As a view it fills the room that it is given. Text and icons take one of its colours. In GTK: a radial gradient node.
public struct EllipticalGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(
    _ gradient: AnyGradient, around center: UnitPoint, from startFraction: CGFloat, to endFraction: CGFloat
  ) {
    paint = GradientPaint(
      gradient: gradient,
      geometry: .elliptical(center: center, startFraction: startFraction, endFraction: endFraction))
  }

  /// A gradient from one ellipse to another one, whose radii are parts of the area's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Colours at equal distances, from one ellipse to another one.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Colours at places of the app's choice, from one ellipse to another one.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from one ellipse to another one, whose radii are parts of the area's width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(AnyGradient(gradient), around: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Colours at equal distances, from one ellipse to another one.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places of the app's choice, from one ellipse to another one.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient from one ellipse to another one, whose radii are parts of the area's width and height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, around: center, from: startRadiusFraction, to: endRadiusFraction)
  }
}
