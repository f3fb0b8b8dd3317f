/// A translucent gray behind controls and small areas. Its levels are weaker, as in `.fill.tertiary`.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.color(Color.primary.opacity(0.12))) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent gray behind controls and small areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The color of links: the desktop's accent color.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.color(.accentColor)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The color of a text that stands for missing content.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.foreground(level: 2)) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of a text that stands for missing content.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: _Paint { _Paint(.color(.windowBackground)) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
