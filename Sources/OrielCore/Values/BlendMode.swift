/// How a view's colours are mixed with those behind it.
///
/// `plusDarker` and `plusLighter`, which GTK doesn't know, are drawn as `darken` and `screen`.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Both multiplied: never lighter than either.
  case multiply
  /// The inverses multiplied: never darker than either.
  case screen
  /// `multiply` where the background is dark, `screen` where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The background, made lighter by the view.
  case colorDodge
  /// The background, made darker by the view.
  case colorBurn
  /// The background, made a little lighter or darker by the view.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The view's hue, the background's saturation and luminosity.
  case hue
  /// The view's saturation, the background's hue and luminosity.
  case saturation
  /// The view's hue and saturation, the background's luminosity.
  case color
  /// The view's luminosity, the background's hue and saturation.
  case luminosity
  /// The view, where there is a background.
  case sourceAtop
  /// The view behind the background.
  case destinationOver
  /// The background, where the view is not.
  case destinationOut
  /// The darker sum of both.
  case plusDarker
  /// The lighter sum of both.
  case plusLighter
}

/// In which range of colours a group is drawn. GTK has one only.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The usual range.
  case nonLinear
  /// Mixed in a linear range.
  case linear
  /// Mixed in a linear range beyond the usual one.
  case extendedLinear
}
