import FoundationEssentials

/// A file that the user has opened or saved with the app.
package struct RecentFile: Equatable, Sendable {
  package var url: URL
  package var contentType: UTType

  package init(_ url: URL, _ contentType: UTType) {
    self.url = url
    self.contentType = contentType
  }
}

/// What a platform provides, and bodies may depend on.
@MainActor package protocol ChangeSource: AnyObject {
  /// Records that the body that is running, if any, depends on it: the body runs again after the next change.
  func recordRead()
}

/// The desktop's list of recent files, of which the app sees its own.
@MainActor package protocol RecentFilesPlatform: AnyObject {
  /// The files that the app has added and that are still in the list, the newest first.
  var recentFiles: [RecentFile] { get }
  /// Invalidates its readers when the files have changed, also if another app or the desktop's settings removed some.
  var recentFileChanges: any ChangeSource { get }
  /// Adds a file, or makes it the newest one.
  func addRecentFile(_ url: URL, _ contentType: UTType)
  /// Removes a file, as one that no longer exists.
  func removeRecentFile(_ url: URL)
  /// Removes the files of the app. Those that another app has added stay in that app's list.
  func clearRecentFiles()
}
