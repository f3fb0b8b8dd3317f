import FoundationEssentials

/// What the desktop knows about the app, from its AppStream metadata and its desktop file.
package struct AppInformation: Equatable, Sendable {
  package var name: String?
  package var version: String?
  package var summary: String?
  package var developer: String?
  /// The license as an SPDX expression.
  package var license: String?
  package var website: URL?
  package var issues: URL?
  package var help: URL?

  package init() {}
}

/// Shows information about the app.
@MainActor package protocol AppInformationPlatform: AnyObject {
  /// What the desktop knows about the app.
  var appInformation: AppInformation { get }
  /// Shows a dialog with information about the app.
  ///
  /// - Parameter name: the name of the app, if the information has none.
  func presentAbout(_ name: String, over parent: (any PlatformSurface)?)
  /// The name of a shortcut in the user's language, such as "Ctrl+N".
  func text(of shortcut: KeyboardShortcut) -> String
}
