import FoundationEssentials

/// Colours that flow into each other from a point outwards, in circles.
///
/// As a view it fills the room that it is given. Text and icons take one of its colours. In GTK: a radial gradient node.
public struct RadialGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(
    _ gradient: AnyGradient, around center: UnitPoint, from startRadius: CGFloat, to endRadius: CGFloat
  ) {
    paint = GradientPaint(
      gradient: gradient, geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// A gradient from one circle to another one, whose radii are in pixels of the desktop's scale.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), around: center, from: startRadius, to: endRadius)
  }

  /// Colours at equal distances, from one circle to another one.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places of the app's choice, from one circle to another one.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from one circle to another one, whose radii are in pixels of the desktop's scale.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at equal distances, from one circle to another one.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places of the app's choice, from one circle to another one.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient from one circle to another one, whose radii are in pixels of the desktop's scale.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, around: center, from: startRadius, to: endRadius)
  }
}
