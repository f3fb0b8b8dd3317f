/// A gradient whose colors change clockwise with the angle around a center point. An angle of 0 points to the right.
///
/// If the angles differ by more than a turn, the last turn is drawn. If they differ by less, the first and the last
/// color share the remaining angle. As a view, it fills the proposed size. Text and symbols are drawn in one of its
/// colors. In GTK: a conic gradient node.
public struct AngularGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(_ gradient: AnyGradient, around center: UnitPoint, from start: Angle, to end: Angle) {
    paint = GradientPaint(gradient: gradient, geometry: .angular(center: center, start: start, end: end))
  }

  fileprivate init(_ gradient: AnyGradient, around center: UnitPoint, turnFrom angle: Angle) {
    self.init(gradient, around: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Creates an angular gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), around: center, from: startAngle, to: endAngle)
  }

  /// Creates an angular gradient from colors at equal angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient from colors at given locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a conic gradient: one full turn, starting at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), around: center, turnFrom: angle)
  }

  /// Creates a conic gradient from colors at equal angles.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a conic gradient from colors at given locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient from colors at equal angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient from colors at given locations.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient of an `AnyGradient`, such as `Color.gradient`.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, around: center, from: startAngle, to: endAngle)
  }

  /// A conic gradient: one full turn, starting at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A conic gradient from colors at equal angles.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A conic gradient from colors at given locations.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A conic gradient of an `AnyGradient`, such as `Color.gradient`.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, around: center, turnFrom: angle)
  }
}
