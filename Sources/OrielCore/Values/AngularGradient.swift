/// Colours that flow into each other around a point, clockwise; an angle of 0 points to the right.
///
/// Angles more than a turn apart show the last turn only. Where they are less than a turn apart, the first and the last
/// colour share the rest. As a view it fills the room that it is given. Text and icons take one of its colours. In GTK: a
/// conic gradient node.
public struct AngularGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(_ gradient: AnyGradient, around center: UnitPoint, from start: Angle, to end: Angle) {
    paint = GradientPaint(gradient: gradient, geometry: .angular(center: center, start: start, end: end))
  }

  fileprivate init(_ gradient: AnyGradient, around center: UnitPoint, turnFrom angle: Angle) {
    self.init(gradient, around: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
  }

  /// A gradient from one angle to another one.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), around: center, from: startAngle, to: endAngle)
  }

  /// Colours at equal distances, from one angle to another one.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places of the app's choice, from one angle to another one.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), around: center, turnFrom: angle)
  }

  /// Colours at equal distances, once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of the app's choice, once around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient from one angle to another one.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances, from one angle to another one.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places of the app's choice, from one angle to another one.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient from one angle to another one.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, around: center, from: startAngle, to: endAngle)
  }

  /// A gradient once around.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours at equal distances, once around.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours at places of the app's choice, once around.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient once around.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, around: center, turnFrom: angle)
  }
}
