/// Any style, for where one type has to stand for several.
public struct AnyShapeStyle: ShapeStyle {
  /// What it comes to.
  public let _paint: _Paint

  /// A style of any type.
  public init<S: ShapeStyle>(_ style: S) { _paint = style._paint }

  fileprivate init(_ paint: Paint) { _paint = _Paint(paint) }
}

extension ShapeStyle {
  /// The same style, let through by this factor: 0 hides it, 1 leaves it as it is.
  ///
  /// A gradient is a view, too: where a view is wanted, it has the view's opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(_paint.paint.opacity(opacity)) }

  /// The second of the style's levels.
  ///
  /// The foreground gets weaker from level to level, and a background stands out more; of any other style more and more
  /// shows through.
  public var secondary: some ShapeStyle { AnyShapeStyle(_paint.paint.weaker(by: 1)) }
  /// The third of the style's levels.
  public var tertiary: some ShapeStyle { AnyShapeStyle(_paint.paint.weaker(by: 2)) }
  /// The fourth of the style's levels.
  public var quaternary: some ShapeStyle { AnyShapeStyle(_paint.paint.weaker(by: 3)) }
  /// The fifth of the style's levels.
  public var quinary: some ShapeStyle { AnyShapeStyle(_paint.paint.weaker(by: 4)) }
}
