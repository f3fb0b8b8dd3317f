import FoundationEssentials
import Glibc

/// Writes files atomically: a reader finds either the old or the new content.
struct FileWriter: Sendable {
  let system: FileSystem
  let job: FileJob

  /// Writes a file, folder or link, and replaces an existing file only if `replacing` is true. If there is a symbolic
  /// link, its target is replaced.
  ///
  /// - Parameter expected: what the existing file has to be. Another one isn't replaced.
  /// - Returns: the identities of the files that were created.
  @discardableResult func write(
    _ content: FileContent, to path: DiskPath, replacing: Bool, expecting expected: FileStamp? = nil
  ) throws -> Set<FileStatus.Identity> {
    let subject = FileSubject(.write, path)
    guard path.hasFilename else { throw subject.error(.invalidName) }
    let target = try system.resolved(path, for: subject)
    let isFolder = try stager.isFolder(content)
    let existing = try system.statusIfThere(target, for: subject)
    if let existing {
      guard replacing else { throw subject.error(.alreadyExists) }
      try requireReplaceable(existing, at: target, byFolder: isFolder, for: subject)
    }
    try expected?.require(at: target, in: system, for: subject)
    try stager.expect(content, for: subject)
    let kept = existing.flatMap { status in
      (status.kind == .folder) == isFolder ? FileStager.Replaced(path: target, status: status) : nil
    }
    let staged = try stager.stage(content, for: target, like: kept, subject: subject)
    do {
      try job.checkCancellation()
      try expected?.require(at: target, in: system, for: subject)
      try place(staged, isFolder: isFolder, at: target, replacing: replacing, for: subject)
      return staged.made
    } catch {
      system.discard(staged.path, only: staged.made)
      throw error
    }
  }

  /// Writes either all of several files into a folder or none, without replacing files.
  ///
  /// - Parameter names: returns the name to try first, second and so on, until one is unused.
  func place(
    _ staged: [(file: FileStager.Staged, name: (Int) -> String)], in folder: DiskPath
  ) throws -> [DiskPath] {
    var placed: [FileStager.Staged] = []
    // Files of the same name continue with the next number.
    var numbers: [String: Int] = [:]
    do {
      for item in staged {
        try job.checkCancellation()
        var number = numbers[item.name(1)] ?? 1
        let path = try placeUnderFreeName(item.file.path, name: item.name, from: &number, in: folder)
        placed.append(FileStager.Staged(path: path, made: item.file.made))
        numbers[item.name(1)] = number
      }
      if let last = placed.last { try system.syncFolder(folder, for: FileSubject(.write, last.path)) }
      return placed.map(\.path)
    } catch {
      for file in placed { _ = system.withdraw(file.path, only: file.made) }
      throw error
    }
  }

  /// - Parameter number: the first number to try; set to the number after the last one.
  private func placeUnderFreeName(
    _ staged: DiskPath, name: (Int) -> String, from number: inout Int, in folder: DiskPath
  ) throws -> DiskPath {
    while true {
      let path = folder.appending(name(number))
      let subject = FileSubject(.write, path)
      number += 1
      do {
        let kind = try system.status(staged, for: subject).kind
        guard try system.renameWithoutReplacing(staged, to: path, kind: kind, for: subject) else {
          throw subject.error(.system(EXDEV))
        }
        return path
      } catch let error as FileAccessError where error.reason == .alreadyExists && number < 10_000 {
        continue
      }
    }
  }

  private func requireReplaceable(
    _ existing: FileStatus, at path: DiskPath, byFolder isFolder: Bool, for subject: FileSubject
  ) throws {
    switch existing.kind {
    case .special: throw subject.error(.notAFile)
    case .folder where !isFolder: throw subject.error(.isAFolder)
    // Renaming over a read-only file would succeed, but it is protected.
    case .file, .folder: try system.requireAccess(W_OK, to: path, for: subject)
    case .link: throw subject.error(.linkLoop)
    }
  }

  private func place(
    _ staged: FileStager.Staged, isFolder: Bool, at path: DiskPath, replacing: Bool, for subject: FileSubject
  ) throws {
    let existing = try system.statusIfThere(path, for: subject)
    guard let existing else {
      let kind: FileStatus.Kind = isFolder ? .folder : .file
      guard try system.renameWithoutReplacing(staged.path, to: path, kind: kind, for: subject) else {
        throw subject.error(.system(EXDEV))
      }
      do {
        try system.syncFolder(path.folder, for: subject)
      } catch {
        _ = system.withdraw(path, only: staged.made)
        throw error
      }
      return
    }
    guard replacing else { throw subject.error(.alreadyExists) }
    try requireReplaceable(existing, at: path, byFolder: isFolder, for: subject)
    guard isFolder else {
      try system.renameReplacing(staged.path, to: path, for: subject)
      // If this fails, the old file may reappear after a power failure, complete.
      try? system.syncFolder(path.folder, for: subject)
      return
    }
    let old = try system.swap(staged.path, with: path, for: subject)
    try? system.syncFolder(path.folder, for: subject)
    system.discard(old)
  }

  private var stager: FileStager { FileStager(system: system, job: job) }
}
