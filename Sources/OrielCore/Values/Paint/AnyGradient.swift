/// A gradient of an app, or one derived from a color. As a shape style, it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case stops([Gradient.Stop])
    /// A gradient from a lighter shade of the color to the color.
    case shades(of: Color)
  }

  package let source: Source

  /// Creates a gradient with the given colors.
  public init(_ gradient: Gradient) { source = .stops(gradient.stops) }

  fileprivate init(shadesOf color: Color) { source = .shades(of: color) }
}

extension AnyGradient: ShapeStyle {
  public var _paint: _Paint {
    _Paint(.gradient(GradientPaint(gradient: self, geometry: .linear(start: .top, end: .bottom))))
  }
}

extension Color {
  /// The default gradient of the color: from a lighter shade to the color.
  public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
