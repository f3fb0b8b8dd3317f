import CGtk
import OrielCore

/// Which of light and dark the app shows: what its windows ask for, or else what the desktop wishes.
@MainActor enum Appearance {
  private static let property = "gtk-application-prefer-dark-theme"

  /// What windows ask for, the one that has asked last at the end.
  private static var requests: [(window: ObjectIdentifier, scheme: ColorScheme)] = []
  /// What the desktop wishes, while a window asks for something else.
  private static var desktopPrefersDark = false

  /// The desktop wishes for the dark variant, or the light one.
  static func setDesktop(prefersDark: Bool) {
    desktopPrefersDark = prefersDark
    if requests.isEmpty { show(dark: prefersDark) }
  }

  /// A window asks for a scheme, or, with nil, no longer.
  static func request(_ scheme: ColorScheme?, for window: AnyObject) {
    let id = ObjectIdentifier(window)
    guard requests.last(where: { $0.window == id })?.scheme != scheme else { return }
    if requests.isEmpty, let settings = gtk_settings_get_default() {
      desktopPrefersDark = ObjectProperty.flag(settings.raw, property)
    }
    requests.removeAll { $0.window == id }
    if let scheme { requests.append((id, scheme)) }
    show(dark: requests.last.map { $0.scheme == .dark } ?? desktopPrefersDark)
  }

  private static func show(dark: Bool) {
    guard let settings = gtk_settings_get_default(), ObjectProperty.flag(settings.raw, property) != dark else { return }
    ObjectProperty.set(settings.raw, property, dark)
  }
}
