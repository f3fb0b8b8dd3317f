import FoundationEssentials

/// What has happened to a watched file, after the fact: several steps of another program are one change.
package enum FileChange: Equatable, Sendable {
  /// The content has been written to, or that of a folder.
  case changed
  /// Another file has taken its place, as programs do that save without losing the old content; or it is there again.
  case replaced
  /// It has been renamed or moved. The new place is watched from now on.
  case moved(to: URL)
  /// It is gone: deleted, put into the trash, or moved to where the platform can't find it. Its place is still watched.
  case deleted
}

/// A file that is being watched, until this object is stopped or released.
@MainActor package protocol FileWatch: AnyObject {
  /// Ends the watch. The change handler isn't called any more.
  func stop()
}

/// Watches files for changes by other programs, and by the app itself.
@MainActor package protocol FileWatchPlatform: AnyObject {
  /// Watches a file or folder.
  ///
  /// - Parameters:
  ///   - url: the place of a file of the file system, which need not exist yet.
  ///   - didChange: called after each change, never before the method has returned.
  /// - Returns: nil if the place can't be watched.
  func watchFile(_ url: URL, _ didChange: @escaping @MainActor (FileChange) -> Void) -> (any FileWatch)?
}
