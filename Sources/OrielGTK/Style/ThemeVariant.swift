import CGtk
import Glibc
import OrielCore

/// A variant of the theme.
package enum ThemeVariant: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background, with increased contrast.
  case highContrastLight
  /// Light text on a dark background, with increased contrast.
  case highContrastDark

  /// Whether it is a high contrast variant.
  var hasHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// Whether the background is dark.
  var isDark: Bool { self == .dark || self == .highContrastDark }

  /// What the variants of assets and colors are chosen by.
  var appearance: AssetAppearance { AssetAppearance(isDark: isDark, hasHighContrast: hasHighContrast) }

  /// The variant for an appearance.
  init(_ appearance: AssetAppearance) {
    switch (appearance.hasHighContrast, appearance.isDark) {
    case (false, false): self = .light
    case (false, true): self = .dark
    case (true, false): self = .highContrastLight
    case (true, true): self = .highContrastDark
    }
  }

  /// The variant of a theme, determined from its name.
  init(theme: String, prefersDark: Bool) {
    let name = theme.lowercased()
    let isDark = prefersDark || name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasSuffix("inverse")
    let hasHighContrast = name.hasPrefix("highcontrast") || name.includes("-hc") || name.includes(":hc")
    self.init(AssetAppearance(isDark: isDark, hasHighContrast: hasHighContrast))
  }

  /// The current variant.
  @MainActor static func current(_ settings: OpaquePointer) -> ThemeVariant {
    // The environment variable overrides the settings.
    if let forced = getenv("GTK_THEME"), forced.pointee != 0 {
      return ThemeVariant(theme: String(cString: forced), prefersDark: false)
    }
    return ThemeVariant(
      theme: ObjectProperty.string(settings.raw, "gtk-theme-name") ?? "",
      prefersDark: ObjectProperty.flag(settings.raw, "gtk-application-prefer-dark-theme"))
  }
}
