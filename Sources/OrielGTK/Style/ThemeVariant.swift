import CGtk
import Glibc

/// Which of the theme's variants the display shows.
package enum ThemeVariant: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Dark on light, with more contrast.
  case highContrastLight
  /// Light on dark, with more contrast.
  case highContrastDark

  /// Whether contrast matters more than looks.
  var hasHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  /// Whether it is light on dark.
  var isDark: Bool { self == .dark || self == .highContrastDark }

  /// The variant of a theme, by the names that GTK and distributions give to themes.
  init(theme: String, prefersDark: Bool) {
    let name = theme.lowercased()
    let isDark = prefersDark || name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasSuffix("inverse")
    let hasHighContrast = name.hasPrefix("highcontrast") || name.includes("-hc") || name.includes(":hc")
    self =
      switch (hasHighContrast, isDark) {
      case (false, false): .light
      case (false, true): .dark
      case (true, false): .highContrastLight
      case (true, true): .highContrastDark
      }
  }

  /// The variant that is shown now.
  @MainActor static func current(_ settings: OpaquePointer) -> ThemeVariant {
    // GTK looks at the variable first, and then at no setting.
    if let forced = getenv("GTK_THEME"), forced.pointee != 0 {
      return ThemeVariant(theme: String(cString: forced), prefersDark: false)
    }
    return ThemeVariant(
      theme: ObjectProperty.string(settings.raw, "gtk-theme-name") ?? "",
      prefersDark: ObjectProperty.flag(settings.raw, "gtk-application-prefer-dark-theme"))
  }
}
