/// Colours that flow into each other along a line.
///
/// As a view it fills the room that it is given. Text and icons take one of its colours. In GTK: a linear gradient node.
public struct LinearGradient: Sendable {
  package let paint: GradientPaint

  fileprivate init(_ gradient: AnyGradient, from startPoint: UnitPoint, to endPoint: UnitPoint) {
    paint = GradientPaint(gradient: gradient, geometry: .linear(start: startPoint, end: endPoint))
  }

  /// A gradient from one point to another one.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), from: startPoint, to: endPoint)
  }

  /// Colours at equal distances, from one point to another one.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of the app's choice, from one point to another one.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point to another one.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances, from one point to another one.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of the app's choice, from one point to another one.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point to another one.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) -> LinearGradient {
    LinearGradient(gradient, from: startPoint, to: endPoint)
  }
}
