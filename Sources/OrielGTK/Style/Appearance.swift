import CGtk
import OrielCore

/// The color scheme of the app: the one that its windows request, or else the desktop's.
@MainActor enum Appearance {
  private static let property = "gtk-application-prefer-dark-theme"

  /// The requests of windows, the latest last.
  private static var requests: [(window: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The desktop's preference while a window requests a scheme.
  private static var desktopPrefersDark = false

  /// Sets the desktop's preference.
  static func setDesktop(prefersDark: Bool) {
    desktopPrefersDark = prefersDark
    if requests.isEmpty { show(dark: prefersDark) }
  }

  /// Sets the scheme that a window requests; nil removes the request.
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
