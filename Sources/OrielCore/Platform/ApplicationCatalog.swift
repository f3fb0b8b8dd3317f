/// An application that is installed on the desktop.
package struct InstalledApplication: Identifiable, Equatable, Sendable {
  /// The name of its desktop file, without the extension.
  package var id: String
  /// Its name in the user's language.
  package var name: String
  /// A short description.
  package var summary: String?
  /// The name of its icon in the theme, or the path of the icon.
  package var icon: String?
  /// Its categories in the desktop menu specification.
  package var categories: [String]

  package init(id: String, name: String, summary: String? = nil, icon: String? = nil, categories: [String] = []) {
    self.id = id
    self.name = name
    self.summary = summary
    self.icon = icon
    self.categories = categories
  }
}

/// The applications of the desktop: those that are installed, and those that its software center offers.
@MainActor package protocol ApplicationCatalog: AnyObject {
  /// The installed applications that the desktop's menus list, in no particular order.
  func installedApplications() -> [InstalledApplication]

  /// Returns an installed application, also one that menus don't list.
  func installedApplication(_ id: String) -> InstalledApplication?

  /// Starts an installed application. Returns whether that succeeded.
  func launch(_ id: String) -> Bool

  /// Returns whether an application opens URLs with a scheme.
  func opensURLs(withScheme scheme: String) -> Bool

  /// Looks up an application in the metadata of the software center. Returns nil if it isn't known, or if there is no
  /// software center. Doesn't block the main thread.
  func offeredApplication(_ id: String) async -> InstalledApplication?
}
