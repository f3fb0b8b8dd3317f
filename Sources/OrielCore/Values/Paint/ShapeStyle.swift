/// The colors of an app's asset catalogs are declared for this protocol, as in `.foregroundStyle(.brand)`.
///
/// An app's own members of ``Color`` and ``ShapeStyle`` take precedence over them.
public protocol _CatalogStyle {}

/// A color or pattern with which areas and text are drawn.
public protocol ShapeStyle: _CatalogStyle, Sendable {
  var _paint: _Paint { get }
}

extension Color: ShapeStyle {
  public var _paint: _Paint { _Paint(.color(self)) }
}

/// A style that is one of five levels of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public var _paint: _Paint { _Paint(.foreground(level: level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level, which is the foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the foreground style, the most transparent.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The foreground style of the current context.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.foreground(level: 0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of the current context: the desktop's accent color unless `tint(_:)` sets another one.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the current context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the current context. Its levels are the backgrounds of elevated surfaces, such as cards.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.background(level: 0)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The desktop's red, which adapts to the light and dark style.
  public static var red: Color { Color.red }
  /// The desktop's orange, which adapts to the light and dark style.
  public static var orange: Color { Color.orange }
  /// The desktop's yellow, which adapts to the light and dark style.
  public static var yellow: Color { Color.yellow }
  /// The desktop's green, which adapts to the light and dark style.
  public static var green: Color { Color.green }
  /// The desktop's mint, which adapts to the light and dark style.
  public static var mint: Color { Color.mint }
  /// The desktop's teal, which adapts to the light and dark style.
  public static var teal: Color { Color.teal }
  /// The desktop's cyan, which adapts to the light and dark style.
  public static var cyan: Color { Color.cyan }
  /// The desktop's blue, which adapts to the light and dark style.
  public static var blue: Color { Color.blue }
  /// The desktop's indigo, which adapts to the light and dark style.
  public static var indigo: Color { Color.indigo }
  /// The desktop's purple, which adapts to the light and dark style.
  public static var purple: Color { Color.purple }
  /// The desktop's pink, which adapts to the light and dark style.
  public static var pink: Color { Color.pink }
  /// The desktop's brown, which adapts to the light and dark style.
  public static var brown: Color { Color.brown }
  /// The desktop's gray, which adapts to the light and dark style.
  public static var gray: Color { Color.gray }
  /// Black, in the light and the dark style.
  public static var black: Color { Color.black }
  /// White, in the light and the dark style.
  public static var white: Color { Color.white }
  /// A fully transparent color.
  public static var clear: Color { Color.clear }
}
