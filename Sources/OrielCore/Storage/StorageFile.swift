import FoundationEssentials
import Glibc

/// A settings file, which is read as a whole and replaced atomically.
struct StorageFile: Sendable {
  /// The identity of a version of a file.
  struct Version: Equatable {
    private let identity: FileStatus.Identity
    private let size: Int64
    private let modified: [Int]

    fileprivate init(_ status: FileStatus) {
      identity = status.identity
      size = status.size
      modified = [status.modified.tv_sec, status.modified.tv_nsec]
    }
  }

  /// The path of the file, which may be a symbolic link.
  let path: DiskPath
  private let system: FileSystem

  init(path: String, calls: FileSystemCalls = .system) {
    self.path = DiskPath(path)
    system = FileSystem(calls: calls)
  }

  /// The current version; nil if the file doesn't exist.
  var version: Version? {
    let status = try? system.statusIfThere(path, followingLinks: true, for: FileSubject(.read, path))
    return status.map(Version.init)
  }

  /// Returns the contents and their version; nil if the file doesn't exist.
  func read() throws -> (contents: Data, version: Version)? {
    let subject = FileSubject(.read, path)
    do {
      return try system.reading(path, for: subject) { file, status in
        (try system.contents(ofOpen: file, status, for: subject), Version(status))
      }
    } catch let error as FileAccessError where error.reason == .notFound {
      return nil
    }
  }

  /// Replaces the contents. A new file is private, and so are the folders that are created for it.
  ///
  /// - Returns: the written version; nil if another process has replaced it already.
  func replace(with contents: Data) throws -> Version? {
    let target = try system.resolved(path, for: FileSubject(.write, path))
    try makeFolder(target.folder)
    let written = try FileWriter(system: system, job: FileJob())
      .write(.data(contents, permissions: 0o600), to: target, replacing: true)
    let status = try? system.statusIfThere(target, for: FileSubject(.read, path))
    return status.flatMap { written.contains($0.identity) ? Version($0) : nil }
  }

  /// Renames the file to `<name>.damaged-<n>`, with the first unused number, and returns its new path.
  func keepAside() throws -> DiskPath {
    let subject = FileSubject(.move, path)
    let target = try system.resolved(path, for: subject)
    func kept(_ number: Int) -> DiskPath { DiskPath(bytes: target.bytes + Array(".damaged-\(number)".utf8)) }
    var number = 1
    while try system.statusIfThere(kept(number), for: subject) != nil { number += 1 }
    try system.renameReplacing(target, to: kept(number), for: subject)
    return kept(number)
  }

  /// Runs `body` with a lock that other instances of the app respect, or without one if locks aren't supported.
  func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    let target = (try? system.resolved(path, for: FileSubject(.read, path))) ?? path
    let folder = system.opened(FilePlace(target.folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if folder >= 0 { _ = system.calls.close(folder) } }
    var attempts = 0
    // Waits for a quarter of a second at most, in case another instance is stopped.
    while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, attempts < 50 {
      attempts += 1
      usleep(5_000)
    }
    return try body()
  }

  // The XDG specification requires 0700.
  private func makeFolder(_ folder: DiskPath) throws {
    let subject = FileSubject(.write, path)
    guard try system.statusIfThere(folder, followingLinks: true, for: subject) == nil else { return }
    try makeFolder(folder.folder)
    do {
      try system.makeFolder(FilePlace(folder), mode: 0o700, for: subject)
    } catch let error as FileAccessError where error.reason == .alreadyExists {
      // Another instance has made it in the meantime.
    }
  }
}
