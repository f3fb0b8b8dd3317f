import Foundation
import OrielCore

extension HeadlessPlatform: RecentFilesPlatform {
  package var recentFiles: [RecentFile] { recentList }
  package var recentFileChanges: any ChangeSource { recentListChanges }

  package func addRecentFile(_ url: URL, _ contentType: UTType) {
    setRecentFiles([RecentFile(url, contentType)] + recentList.filter { $0.url != url })
  }

  package func removeRecentFile(_ url: URL) { setRecentFiles(recentList.filter { $0.url != url }) }
  package func clearRecentFiles() { setRecentFiles([]) }

  /// Replaces the list, as another app or the desktop does.
  package func setRecentFiles(_ files: [RecentFile]) {
    recentList = files
    recentListChanges.notifyReaders()
  }
}

extension HeadlessPlatform: FileWatchPlatform {
  package func watchFile(_ url: URL, _ didChange: @escaping @MainActor (FileChange) -> Void) -> (any FileWatch)? {
    let watch = HeadlessFileWatch(url, didChange)
    fileWatches.add(watch)
    return watch
  }

  /// The places of the watched files, in the order of the calls.
  package var watchedFiles: [URL] { fileWatches.active.map(\.url) }

  /// Has another program change a file. A moved file is watched at its new place.
  package func report(_ change: FileChange, of url: URL) {
    for watch in fileWatches.active where watch.url == url { watch.report(change) }
    runTurns()
  }
}

/// The files that are being watched on a headless platform, whose owners keep them.
@MainActor final class HeadlessFileWatches {
  private struct Reference { weak var watch: HeadlessFileWatch? }

  private var references: [Reference] = []

  var active: [HeadlessFileWatch] { references.compactMap(\.watch).filter(\.isActive) }

  func add(_ watch: HeadlessFileWatch) {
    references.removeAll { $0.watch?.isActive != true }
    references.append(Reference(watch: watch))
  }
}

/// A watched file, whose changes tests report.
@MainActor final class HeadlessFileWatch: FileWatch {
  private(set) var url: URL
  private var didChange: (@MainActor (FileChange) -> Void)?

  init(_ url: URL, _ didChange: @escaping @MainActor (FileChange) -> Void) {
    self.url = url
    self.didChange = didChange
  }

  var isActive: Bool { didChange != nil }

  func stop() { didChange = nil }

  func report(_ change: FileChange) {
    if case .moved(let place) = change { url = place }
    didChange?(change)
  }
}
