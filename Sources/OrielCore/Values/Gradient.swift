import FoundationEssentials

/// Colours that flow into each other. As a style, from the top down.
public struct Gradient: Hashable, Sendable {
  /// A colour at its place in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Its place: 0 is where the gradient begins, 1 where it ends.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places. They are drawn in the order of their places.
  public var stops: [Stop]

  /// Colours at places of the app's choice.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { AnyGradient(self)._paint }
}
