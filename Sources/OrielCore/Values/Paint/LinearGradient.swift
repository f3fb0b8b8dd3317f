/// A gradient whose colors change along a line.
///
/// As a view, it fills the proposed size. Text and symbols are drawn in one of its colors. In GTK: a linear gradient
/// node.
public struct LinearGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(_ gradient: AnyGradient, from startPoint: UnitPoint, to endPoint: UnitPoint) {
    paint = GradientPaint(gradient: gradient, geometry: .linear(start: startPoint, end: endPoint))
  }

  /// Creates a linear gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), from: startPoint, to: endPoint)
  }

  /// Creates a linear gradient from colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from colors at given locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from colors at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from colors at given locations.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of an `AnyGradient`, such as `Color.gradient`.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) -> LinearGradient {
    LinearGradient(gradient, from: startPoint, to: endPoint)
  }
}
