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
  /// What it comes to.
  public var _paint: _Paint { _Paint(.color(self)) }
}

/// A style that follows the foreground, in one of four strengths.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// What it comes to.
  public var _paint: _Paint { _Paint(.foreground(level: level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The foreground, weaker.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The foreground, weaker still.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The foreground at its weakest.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

/// The tint of the view's surroundings: the desktop's accent colour unless `tint(_:)` says otherwise.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What it comes to.
  public var _paint: _Paint { _Paint(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the view's surroundings.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What it comes to.
  public var _paint: _Paint { _Paint(.background(level: 0)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What it comes to.
  public var _paint: _Paint { _Paint(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The desktop's red.
  public static var red: Color { Color.red }
  /// The desktop's orange.
  public static var orange: Color { Color.orange }
  /// The desktop's yellow.
  public static var yellow: Color { Color.yellow }
  /// The desktop's green.
  public static var green: Color { Color.green }
  /// The desktop's mint.
  public static var mint: Color { Color.mint }
  /// The desktop's teal.
  public static var teal: Color { Color.teal }
  /// The desktop's cyan.
  public static var cyan: Color { Color.cyan }
  /// The desktop's blue.
  public static var blue: Color { Color.blue }
  /// The desktop's indigo.
  public static var indigo: Color { Color.indigo }
  /// The desktop's purple.
  public static var purple: Color { Color.purple }
  /// The desktop's pink.
  public static var pink: Color { Color.pink }
  /// The desktop's brown.
  public static var brown: Color { Color.brown }
  /// The desktop's gray.
  public static var gray: Color { Color.gray }
  /// Black, in every style.
  public static var black: Color { Color.black }
  /// White, in every style.
  public static var white: Color { Color.white }
  /// No colour at all.
  public static var clear: Color { Color.clear }
}
