import CGtk
import Glibc
import OrielCore

/// The appearance of the app, as properties of GTK's settings: the desktop's preferences, and the color scheme that windows
/// request.
@MainActor enum Appearance {
  private static let darkProperty = "gtk-application-prefer-dark-theme"
  private static let themeProperty = "gtk-theme-name"
  private static let motionProperty = "gtk-enable-animations"

  /// The requests of windows, the latest last.
  private static var requests: [(window: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The desktop's preference.
  private static var desktopPrefersDark = false
  /// Whether the theme is that of GTK with high contrast because the desktop demands more contrast.
  private static var increasesContrast = false
  private static var reducesMotion = false

  private static var isDark: Bool { requests.last.map { $0.scheme == .dark } ?? desktopPrefersDark }

  // A theme in the environment takes precedence.
  private static var isThemeForced: Bool { getenv("GTK_THEME").map { $0.pointee != 0 } ?? false }

  // MARK: Preferences of the desktop

  /// Sets whether the desktop prefers the dark style.
  static func setDesktop(prefersDark: Bool) {
    guard !isThemeForced else { return }
    desktopPrefersDark = prefersDark
    show()
  }

  /// Sets whether the desktop demands more contrast. Then the theme is that of GTK with high contrast, unless the desktop's
  /// theme has it.
  static func setDesktop(increasesContrast: Bool) {
    guard !isThemeForced, increasesContrast != Self.increasesContrast, let settings = gtk_settings_get_default()
    else { return }
    if increasesContrast {
      guard !ThemeVariant.current(settings).hasHighContrast else { return }
      readPreference(settings)
    } else {
      gtk_settings_reset_property(settings, themeProperty)
    }
    Self.increasesContrast = increasesContrast
    show()
  }

  /// Sets whether the desktop demands less motion. Then GTK's animations are off.
  static func setDesktop(reducesMotion: Bool) {
    guard reducesMotion != Self.reducesMotion, let settings = gtk_settings_get_default() else { return }
    Self.reducesMotion = reducesMotion
    if reducesMotion {
      ObjectProperty.set(settings.raw, motionProperty, false)
    } else {
      gtk_settings_reset_property(settings, motionProperty)
    }
  }

  // MARK: Requests of windows

  /// Sets the scheme that a window requests; nil removes the request.
  static func request(_ scheme: ColorScheme?, for window: AnyObject) {
    let id = ObjectIdentifier(window)
    guard requests.last(where: { $0.window == id })?.scheme != scheme else { return }
    if let settings = gtk_settings_get_default() { readPreference(settings) }
    requests.removeAll { $0.window == id }
    if let scheme { requests.append((id, scheme)) }
    show()
  }

  /// Reads the preference that was set elsewhere, while nothing here replaces it.
  private static func readPreference(_ settings: OpaquePointer) {
    guard requests.isEmpty, !increasesContrast else { return }
    desktopPrefersDark = ObjectProperty.flag(settings.raw, darkProperty)
  }

  private static func show() {
    guard let settings = gtk_settings_get_default() else { return }
    // GTK has no dark variant of this theme, but another theme.
    if increasesContrast {
      ObjectProperty.set(settings.raw, themeProperty, isDark ? "Default-hc-dark" : "Default-hc")
    }
    let prefersDark = isDark && !increasesContrast
    guard ObjectProperty.flag(settings.raw, darkProperty) != prefersDark else { return }
    ObjectProperty.set(settings.raw, darkProperty, prefersDark)
  }
}
