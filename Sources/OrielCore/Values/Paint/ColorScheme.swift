/// The color scheme of an app: light or dark.
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

/// The contrast of colors in the desktop's theme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Standard contrast.
  case standard
  /// Increased contrast, as in a high-contrast theme.
  case increased
}
