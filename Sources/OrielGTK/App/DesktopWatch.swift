import CGtk
import OrielCore

/// Observes the desktop settings that GTK exposes.
@MainActor final class DesktopWatch {
  private(set) var settings: DesktopSettings
  private let signals = SignalConnections()
  private let didChange: (DesktopSettings) -> Void

  init(_ didChange: @escaping (DesktopSettings) -> Void) {
    self.didChange = didChange
    settings = Self.current
    StyleSheet.addObserver(self) { [weak self] in self?.settingsMayHaveChanged() }
    ScreenReader.follow { [weak self] in self?.settingsMayHaveChanged() }
    guard let object = gtk_settings_get_default() else { return }
    for signal in [Signal.textResolutionChanged, .fontNameChanged, .animationsEnabledChanged] {
      signals.add(.connect(object.raw, signal) { [weak self] in self?.settingsMayHaveChanged() })
    }
  }

  isolated deinit { StyleSheet.removeObserver(self) }

  func settingsMayHaveChanged() {
    let current = Self.current
    guard current != settings else { return }
    settings = current
    didChange(current)
  }

  static var current: DesktopSettings {
    var settings = DesktopSettings()
    let variant = StyleSheet.scheme
    settings.colorScheme = variant.isDark ? .dark : .light
    settings.contrast = variant.hasHighContrast ? .increased : .standard
    settings.reducesTransparency = variant.hasHighContrast
    settings.layoutDirection = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    settings.textScale = TextScale.current
    if let size = TextScale.fontSize { settings.fontSize = size }
    settings.hasScreenReader = ScreenReader.isEnabled
    settings.reducesMotion =
      gtk_settings_get_default().map { !ObjectProperty.flag($0.raw, "gtk-enable-animations") } ?? false
    return settings
  }
}
