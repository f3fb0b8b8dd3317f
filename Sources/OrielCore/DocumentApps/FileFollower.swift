import FoundationEssentials

/// Follows a file of a document: what other programs do to it.
@MainActor final class FileFollower {
  enum Event {
    case changed
    case moved(to: DiskPath)
  }

  private(set) var path: DiskPath
  private var watch: (any FileWatch)?

  /// - Parameter didChange: called after each change, also by the app itself.
  init(_ path: DiskPath, on platform: any AppPlatform, _ didChange: @escaping @MainActor (Event) -> Void) {
    self.path = path
    watch = platform.services.fileWatching?.watchFile(path.url()) { [weak self] change in
      if case .moved(let url) = change, let new = DiskPath(url) {
        self?.path = new
        didChange(.moved(to: new))
      } else {
        didChange(.changed)
      }
    }
  }

  isolated deinit { watch?.stop() }
}
