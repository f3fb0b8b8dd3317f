/// How the colors of a view are blended with those behind it.
///
/// GTK doesn't support `plusDarker` and `plusLighter`, which are drawn as `darken` and `screen`.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// The product of both colors. The result is never lighter than either.
  case multiply
  /// The inverse of the product of the inverted colors. The result is never darker than either.
  case screen
  /// `multiply` where the background is dark, `screen` where it is light.
  case overlay
  /// The darker of both colors.
  case darken
  /// The lighter of both colors.
  case lighten
  /// The background, made lighter by the view.
  case colorDodge
  /// The background, made darker by the view.
  case colorBurn
  /// The background, made a little lighter or darker by the view.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// The difference of both colors.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the view, with the saturation and luminosity of the background.
  case hue
  /// The saturation of the view, with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the view, with the luminosity of the background.
  case color
  /// The luminosity of the view, with the hue and saturation of the background.
  case luminosity
  /// The view is drawn where the background isn't transparent.
  case sourceAtop
  /// The view is drawn behind the background.
  case destinationOver
  /// The background is kept where the view is transparent.
  case destinationOut
  /// The sum of both colors, moved towards black.
  case plusDarker
  /// The sum of both colors, moved towards white.
  case plusLighter
}

/// The color space in which a group is drawn. GTK supports one color space; the value has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The nonlinear sRGB color space.
  case nonLinear
  /// The linear sRGB color space.
  case linear
  /// The linear sRGB color space with extended range.
  case extendedLinear
}
