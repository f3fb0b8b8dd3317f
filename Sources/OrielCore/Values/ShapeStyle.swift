/// Something that areas and text can be painted with.
public protocol ShapeStyle: Sendable {
  /// What it comes to.
  var _paint: _Paint { get }
}

extension Color: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.color(self)) }
}

/// A style that follows the foreground, in one of five strengths.
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
  /// The foreground, hardly more than a hint.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The foreground at its weakest.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The colour of the text in the view's surroundings.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What it comes to.
  public var _paint: _Paint { _Paint(.foreground(level: 0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of the text in the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
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

/// The background of the view's surroundings. Its levels are those of things raised above it, such as cards.
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

/// The background of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What it comes to.
  public var _paint: _Paint { _Paint(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
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
