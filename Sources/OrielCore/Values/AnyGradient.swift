/// A gradient that an app gave, or one that Oriel made of a colour. As a style, from the top down.
public struct AnyGradient: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case stops([Gradient.Stop])
    /// From a lighter shade of the colour to the colour itself.
    case shades(of: Color)
  }

  package let source: Source

  /// A gradient as it is.
  public init(_ gradient: Gradient) { source = .stops(gradient.stops) }

  fileprivate init(shadesOf color: Color) { source = .shades(of: color) }
}

extension AnyGradient: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint {
    _Paint(.gradient(GradientPaint(gradient: self, geometry: .linear(start: .top, end: .bottom))))
  }
}

extension Color {
  /// The usual gradient of this colour: from a lighter shade to the colour itself.
  public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
