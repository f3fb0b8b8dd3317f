/// Whether an app is shown dark on light, or light on dark.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// Image(colorScheme == .dark ? "night" : "day")
/// ```
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// How much contrast the user has asked the desktop for.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast: the desktop shows a high contrast theme.
  case increased
}
