import FoundationEssentials
import Glibc

/// Writes contents to files so that every reader finds the old one or the new one, whole.
struct FileWriter: Sendable {
  let system: FileSystem
  let job: FileJob

  /// Writes a file, folder or link, and replaces what is there only with consent. A symbolic link there stays, and what
  /// it leads to is replaced.
  func write(_ content: FileContent, to path: DiskPath, replacing: Bool) throws {
    let subject = FileSubject(.write, path)
    guard path.hasFilename else { throw subject.error(.invalidName) }
    let target = try system.resolved(path, for: subject)
    let isFolder = try stager.isFolder(content)
    let existing = try system.statusIfThere(target, for: subject)
    if let existing {
      guard replacing else { throw subject.error(.alreadyExists) }
      try requireReplaceable(existing, at: target, byFolder: isFolder, for: subject)
    }
    try stager.expect(content, for: subject)
    let kept = existing.flatMap { status in
      (status.kind == .folder) == isFolder ? FileStager.Replaced(path: target, status: status) : nil
    }
    let staged = try stager.stage(content, for: target, like: kept, subject: subject)
    do {
      try job.checkCancellation()
      try place(staged, isFolder: isFolder, at: target, replacing: replacing, for: subject)
    } catch {
      system.discard(staged.path, only: staged.made)
      throw error
    }
  }

  /// Writes several files into one folder and replaces nothing. All of them get there, or none.
  ///
  /// - Parameter names: gives the first, second, third name to try for each, until one is free.
  func place(
    _ staged: [(file: FileStager.Staged, name: (Int) -> String)], in folder: DiskPath
  ) throws -> [DiskPath] {
    var placed: [FileStager.Staged] = []
    // Files of the same name go on counting where the last of them has ended.
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

  /// - Parameter number: the first to try; afterwards the one after the last that was tried.
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
    // Renaming over a protected file would work; who protected it wouldn't have wanted that.
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
      // Should this fail, a power cut may bring the old file back: it is as whole as the new one.
      try? system.syncFolder(path.folder, for: subject)
      return
    }
    let old = try system.swap(staged.path, with: path, for: subject)
    try? system.syncFolder(path.folder, for: subject)
    system.discard(old)
  }

  private var stager: FileStager { FileStager(system: system, job: job) }
}
