/// A translucent background.
///
/// GTK can't blur the content behind a widget: a material is the theme's background color with an opacity. In the
/// high-contrast mode it is opaque. Text and symbols can't be drawn in a material and keep the foreground color.
public struct Material: Sendable {
  package enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  package let kind: Kind

  /// The most transparent material.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material that is more transparent than `regular`.
  public static let thin = Material(kind: .thin)
  /// A material of medium transparency.
  public static let regular = Material(kind: .regular)
  /// A material that is less transparent than `regular`.
  public static let thick = Material(kind: .thick)
  /// The least transparent material.
  public static let ultraThick = Material(kind: .ultraThick)
}

extension Material: ShapeStyle {
  public var _paint: _Paint { _Paint(.material(kind)) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more transparent than `regular`.
  public static var thinMaterial: Material { .thin }
  /// A material of medium transparency.
  public static var regularMaterial: Material { .regular }
  /// A material that is less transparent than `regular`.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, similar to the background of a header bar.
  public static var bar: Material { Material(kind: .bar) }
}
