/// Something that areas and text can be painted with.
public protocol ShapeStyle: Sendable {
  /// What it comes to.
  var _paint: _Paint { get }
}

/// What a style comes to, as the platform understands it.
public struct _Paint: Hashable, Sendable {
  package let paint: Paint
  package init(_ paint: Paint) { self.paint = paint }
}

/// A colour, or a place in the desktop's palette.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// The foreground in a weaker form: 0 is the foreground itself, 3 the weakest.
  case foreground(level: Int)
  case tint
  /// The background of a window (0), or of something raised above it.
  case background(level: Int)
  case separator
}

extension Color: ShapeStyle {
  public var _paint: _Paint { _Paint(.color(self)) }
}

/// A style that follows the foreground, in one of four strengths.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public var _paint: _Paint { _Paint(.foreground(level: level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

/// The tint of the view's surroundings: the desktop's accent colour unless `tint(_:)` says otherwise.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _paint: _Paint { _Paint(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the view's surroundings.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _paint: _Paint { _Paint(.background(level: 0)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _paint: _Paint { _Paint(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}
