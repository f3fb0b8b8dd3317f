import Foundation
import OrielCore

extension HeadlessPlatform: DesktopPlatform {
  package func followDesktop(_ didChange: @escaping @MainActor (DesktopSettings) -> Void) -> DesktopSettings {
    desktopDidChange = didChange
    return reportedDesktop
  }

  package func open(
    _ url: URL, over parent: (any PlatformSurface)?, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let isOpened = opensURLs
    if isOpened { record(.openedURL(url)) }
    scheduleTurn { completion(isOpened) }
  }

  package func showInFolder(_ url: URL, over parent: (any PlatformSurface)?) { record(.shownInFolder(url)) }

  /// Called when the color scheme of a window or of the desktop may have changed.
  func schemesMayHaveChanged() {
    var settings = desktop
    if let scheme = windows.lazy.reversed().compactMap(\.request.colorScheme).first { settings.colorScheme = scheme }
    guard settings != reportedDesktop else { return }
    reportedDesktop = settings
    desktopDidChange?(settings)
  }

  /// Called when another window, or none, has the keyboard focus.
  func windowStatesDidChange() {
    for window in windows { window.stateDidChange() }
    focusMayHaveMoved()
  }
}

extension HeadlessPlatform {
  package func followFocus(_ didMove: @escaping @MainActor ((any WidgetEventSink)?) -> Void) { focusDidMove = didMove }

  /// Reports the focused widget of the active window.
  func focusMayHaveMoved() {
    guard isActive, let window = windows.last else { return }
    focusDidMove?(focused.flatMap { $0.surface?.window === window ? $0.eventSink : nil })
  }
}

extension HeadlessPlatform: ApplicationCatalog {
  package func installedApplications() -> [InstalledApplication] { installed }

  package func installedApplication(_ id: String) -> InstalledApplication? { installed.first { $0.id == id } }

  package func launch(_ id: String) -> Bool {
    guard installedApplication(id) != nil else { return false }
    record(.launched(id))
    return true
  }

  package func opensURLs(withScheme scheme: String) -> Bool { opensURLs }
  package func offeredApplication(_ id: String) async -> InstalledApplication? { offered.first { $0.id == id } }
}

extension HeadlessPlatform: NotificationPlatform {
  package func notify(_ notification: DesktopNotification, action: @escaping @MainActor (String) -> Void) {
    if let index = notifications.firstIndex(where: { $0.content.id == notification.id }) {
      notifications[index] = (notification, action)
    } else {
      notifications.append((notification, action))
    }
  }

  package func withdrawNotification(_ id: String) { notifications.removeAll { $0.content.id == id } }

  package func showProgress(_ fraction: Double?) { launcherProgress = fraction }
}

extension HeadlessPlatform: AnnouncementPlatform {
  package func announce(_ text: String, _ priority: AnnouncementPriority) { announcements.append(text) }
}
