import FoundationEssentials

/// A shadow of a shape style. See `shadow(_:)`.
public struct ShadowStyle: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case drop, inner }

  package var kind: Kind
  package var color: Color
  package var radius: Double
  package var x: Double
  package var y: Double

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the radius of the blur; 0 for a sharp edge.
  ///   - x: the horizontal offset.
  ///   - y: the vertical offset.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(kind: .drop, color: color, radius: max(0, radius), x: x, y: y) }

  /// A shadow of the edge, inside of what is filled.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the radius of the blur; 0 for a sharp edge.
  ///   - x: the horizontal offset.
  ///   - y: the vertical offset.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(kind: .inner, color: color, radius: max(0, radius), x: x, y: y) }

  func opacity(_ opacity: Double) -> ShadowStyle {
    var style = self
    style.color = color.opacity(opacity)
    return style
  }

  /// The distance by which the shadow extends beyond what is drawn.
  package var reach: Double { kind == .drop ? radius * 3 + max(abs(x), abs(y)) : 0 }
}

extension ShadowStyle: Hashable {}

extension ShapeStyle {
  /// Adds a shadow to the areas and shapes that are drawn in the style.
  ///
  /// ```swift
  /// Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)).shadow(.drop(radius: 6)))
  /// ```
  ///
  /// An inner shadow applies to fills, and not to strokes. Text and symbols are drawn without the shadow: use the view's
  /// `shadow(color:radius:x:y:)` for them.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadowed(_paint.paint, style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
