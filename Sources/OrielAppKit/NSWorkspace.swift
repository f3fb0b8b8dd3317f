import Foundation
import OrielCore

/// The desktop, for source that is shared with macOS. A view has `openURL`.
@MainActor public final class NSWorkspace {
  /// The desktop.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens a URL in the user's preferred app. Returns true; the desktop tells the user if it finds no app for the URL.
  @discardableResult public func open(_ url: URL) -> Bool {
    RunningApp.open(url)
    return true
  }

  /// Opens the folders of files in the file manager.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { RunningApp.open(folder) }
  }
}
