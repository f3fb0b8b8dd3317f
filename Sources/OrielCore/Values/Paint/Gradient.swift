import FoundationEssentials

/// The colors of a gradient and their locations. As a shape style, it runs from top to bottom.
public struct Gradient: Hashable, Sendable {
  /// A color and its location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location, from 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color stops. They are drawn in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from colors at given locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  public var _paint: _Paint { AnyGradient(self)._paint }
}
