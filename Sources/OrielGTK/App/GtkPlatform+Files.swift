import FoundationEssentials
import OrielCore

extension GtkPlatform: RecentFilesPlatform {
  package var recentFiles: [RecentFile] { recentList.files }
  package var recentFileChanges: any ChangeSource { recentList.changes }
  package func addRecentFile(_ url: URL, _ contentType: UTType) { recentList.add(url, contentType) }
  package func removeRecentFile(_ url: URL) { recentList.remove(url) }
  package func clearRecentFiles() { recentList.clear() }
}

extension GtkPlatform: FileWatchPlatform {
  package func watchFile(_ url: URL, _ didChange: @escaping @MainActor (FileChange) -> Void) -> (any FileWatch)? {
    guard url.isFileURL else { return nil }
    return FileMonitor(url, didChange)
  }
}
