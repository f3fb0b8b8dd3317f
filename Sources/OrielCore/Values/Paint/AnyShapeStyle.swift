/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  public let _paint: _Paint

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { _paint = style._paint }

  init(paint: Paint) { _paint = _Paint(paint) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor: 0 is transparent.
  ///
  /// A gradient is also a view: where a view is expected, the modifier sets the opacity of the view.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(paint: _paint.paint.opacity(opacity)) }

  /// The second level of the style.
  ///
  /// Each level of the foreground style is more transparent, and each level of a background is more elevated. Levels of
  /// other styles are more transparent.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: _paint.paint.weaker(by: 1)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: _paint.paint.weaker(by: 2)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: _paint.paint.weaker(by: 3)) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: _paint.paint.weaker(by: 4)) }
}
