import FoundationEssentials

/// The files that `fileMover` is to move, and everything that happens once the user has chosen where to.
///
/// All of them arrive, or all stay. Within a file system a file is renamed. To another one it is copied, the copy is
/// compared and brought to the disk, and only then the original goes; a file that a program has open for writing isn't
/// moved to another one, since what it writes last would be lost. A file is replaced only with the user's consent,
/// a folder never. All work is done off the main actor; cancelling the task that runs `start` leaves everything as it
/// was.
package struct FileMovePlan: Sendable {
  /// The files, in the order in which their new URLs are returned.
  package let sources: [URL]
  var system = FileSystem()

  package init(sources: [URL], calls: FileSystemCalls = .system) {
    self.sources = sources
    system = FileSystem(calls: calls)
  }

  /// Moves the files into a folder, under the names that they have. A file that is there already stays.
  ///
  /// - Parameters:
  ///   - folder: the folder that the user chose.
  ///   - onProgress: called on no particular thread, at most twenty times a second.
  /// - Returns: what was moved, and what couldn't be cleaned up.
  /// - Throws: `FileAccessError`, `CancellationError`.
  package func start(into folder: URL, onProgress: FileJob.Report? = nil) async throws -> FileMoveResult {
    guard let folderPath = DiskPath(folder) else { throw FileAccessError(.move, folder, .invalidName) }
    let moves = try sources.map { source in
      guard let path = DiskPath(source), path.hasFilename else { throw FileAccessError(.move, source, .invalidName) }
      return FileMove(source: path, destination: folderPath.appending(path.name))
    }
    return try await run(moves, onProgress)
  }

  /// Whether something is at a place now. Looks off the main actor.
  package func isTaken(_ url: URL) async -> Bool { await system.isTaken(url) }

  /// Moves the one file to a place with a name that the user chose.
  ///
  /// - Parameters:
  ///   - destination: the place.
  ///   - replacing: whether the user agreed to replace the file that is there. Otherwise, and where it is a folder, the
  ///     move fails with `alreadyExists`.
  ///   - onProgress: called on no particular thread, at most twenty times a second.
  /// - Returns: what was moved, and what couldn't be cleaned up.
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

/// What became of a move.
package struct FileMoveResult: Equatable, Sendable {
  /// The new URLs in the order of the sources.
  package let urls: [URL]
  /// What couldn't be deleted, for the log: hidden remains of originals, whose contents are at the new places, and of
  /// what was replaced, and what others have put into a folder, or written to, since it was copied, at its old place.
  package let leftovers: [URL]
}

/// One file's move.
struct FileMove: Sendable {
  let source: DiskPath
  let destination: DiskPath
  /// Whether the user agreed to replace a file that is there. Only where it is moved alone.
  var mayReplace = false

  var subject: FileSubject { FileSubject(.move, source) }
}
