/// The background of the surroundings, through which what lies behind it shows.
///
/// GTK can't blur what lies behind a widget, so a material is the theme's background colour, let through by a level of its
/// own. With high contrast nothing shows through. Text and icons have no material: they keep the foreground.
public struct Material: Sendable {
  package enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  package let kind: Kind

  /// What lies behind it shows most clearly.
  public static let ultraThin = Material(kind: .ultraThin)
  /// What lies behind it shows clearly.
  public static let thin = Material(kind: .thin)
  /// What lies behind it shows a little.
  public static let regular = Material(kind: .regular)
  /// Little of what lies behind it shows.
  public static let thick = Material(kind: .thick)
  /// Hardly anything of what lies behind it shows.
  public static let ultraThick = Material(kind: .ultraThick)
}

extension Material: ShapeStyle {
  /// What it comes to.
  public var _paint: _Paint { _Paint(.material(kind)) }
}

extension ShapeStyle where Self == Material {
  /// What lies behind it shows most clearly.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// What lies behind it shows clearly.
  public static var thinMaterial: Material { .thin }
  /// What lies behind it shows a little.
  public static var regularMaterial: Material { .regular }
  /// Little of what lies behind it shows.
  public static var thickMaterial: Material { .thick }
  /// Hardly anything of what lies behind it shows.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The background of bars: nearly that of a window's header bar.
  public static var bar: Material { Material(kind: .bar) }
}
