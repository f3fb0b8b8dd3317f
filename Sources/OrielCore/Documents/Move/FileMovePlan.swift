import FoundationEssentials

/// The operation of `fileMover` after the user has chosen the destination.
///
/// Either all files are moved or none. Within a file system a file is renamed. To another one it is copied, the copy is
/// compared and synchronized, and then the original is removed; a file that a process has open for writing isn't moved
/// to another file system, since later writes would be lost. A file is replaced only with the user's consent, a folder
/// never. All work is performed on a background thread; cancelling the task of `start` restores the initial state.
package struct FileMovePlan: Sendable {
  /// The files, in the order of the resulting URLs.
  package let sources: [URL]
  var system = FileSystem()

  package init(sources: [URL], calls: FileSystemCalls = .system) {
    self.sources = sources
    system = FileSystem(calls: calls)
  }

  /// Moves the files into a folder under their names. No existing file is replaced.
  ///
  /// - Parameters:
  ///   - folder: the folder that the user chose.
  ///   - onProgress: called on any thread, at most twenty times per second.
  /// - Returns: the moved files, and the files that couldn't be deleted.
  /// - Throws: `FileAccessError`, `CancellationError`.
  package func start(into folder: URL, onProgress: FileJob.Report? = nil) async throws -> FileMoveResult {
    guard let folderPath = DiskPath(folder) else { throw FileAccessError(.move, folder, .invalidName) }
    let moves = try sources.map { source in
      guard let path = DiskPath(source), path.hasFilename else { throw FileAccessError(.move, source, .invalidName) }
      return FileMove(source: path, destination: folderPath.appending(path.name))
    }
    return try await run(moves, onProgress)
  }

  /// Whether a file exists at a URL. Performed on a background thread.
  package func isTaken(_ url: URL) async -> Bool { await system.isTaken(url) }

  /// Moves the single file to the URL that the user chose.
  ///
  /// - Parameters:
  ///   - destination: the new URL.
  ///   - replacing: whether the user agreed to replace an existing file. Otherwise, and if it is a folder, the
  ///     move fails with `alreadyExists`.
  ///   - onProgress: called on any thread, at most twenty times per second.
  /// - Returns: the moved files, and the files that couldn't be deleted.
  /// - Throws: `FileAccessError`, `CancellationError`.
  package func start(
    to destination: URL, replacing: Bool = false, onProgress: FileJob.Report? = nil
  ) async throws -> FileMoveResult {
    guard let target = DiskPath(destination), target.hasFilename else {
      throw FileAccessError(.move, destination, .invalidName)
    }
    let moves = try sources.prefix(1).map { source in
      guard let path = DiskPath(source), path.hasFilename else { throw FileAccessError(.move, source, .invalidName) }
      return FileMove(source: path, destination: target, mayReplace: replacing)
    }
    return try await run(moves, onProgress)
  }

  private func run(_ moves: [FileMove], _ onProgress: FileJob.Report?) async throws -> FileMoveResult {
    let system = system
    return try await FileJob.run(report: onProgress) { job in
      var mover = FileMover(system: system, job: job)
      let result = try mover.move(moves)
      job.finish()
      return result
    }
  }
}

/// The result of a move.
package struct FileMoveResult: Equatable, Sendable {
  /// The new URLs in the order of the sources.
  package let urls: [URL]
  /// The files that couldn't be deleted, for the log: remains of originals and replaced files under hidden names, and
  /// content that other processes have added to or changed in a source folder after it was copied, at its old place.
  package let leftovers: [URL]
}

/// The move of one file.
struct FileMove: Sendable {
  let source: DiskPath
  let destination: DiskPath
  /// Whether the user agreed to replace an existing file, which applies to single files only.
  var mayReplace = false

  var subject: FileSubject { FileSubject(.move, source) }
}
