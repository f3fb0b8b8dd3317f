// Longer than 300 lines: each step of a move is read with the one that undoes it.
import FoundationEssentials
import Glibc

/// Moves either all files or none: each step is recorded, and undone in reverse order if a later one fails.
struct FileMover {
  let system: FileSystem
  let job: FileJob

  private var undo: [Step] = []
  /// Originals that have been copied and files that have been replaced, which are set aside before they are deleted.
  private var retired: [Retired] = []

  /// One reversible step of a move.
  private struct Step {
    let source: DiskPath
    /// Undoes the step, and returns whether this succeeded.
    let undo: () -> Bool
  }

  /// A file that is being moved.
  private struct Pending {
    let move: FileMove
    let status: FileStatus
    /// Whether there is a file at the destination that the user has agreed to replace.
    let isReplacing: Bool
    var copy: Copy?
  }

  /// A complete, synchronized copy of a file under a temporary name.
  private struct Copy {
    let path: DiskPath
    let record: FileCopier.Record
    let made: MadeFiles
  }

  /// A file that is deleted after the move.
  private struct Retired {
    let path: DiskPath
    /// The record of the copy and the path of an original; nil for a replaced file.
    var original: (record: FileCopier.Record, home: DiskPath, kind: FileStatus.Kind)?
  }

  init(system: FileSystem, job: FileJob) {
    self.system = system
    self.job = job
  }

  /// Moves the files.
  mutating func move(_ moves: [FileMove]) throws -> FileMoveResult {
    do {
      try moveOrThrow(moves)
    } catch {
      undoAll()
      throw error
    }
    // Each file is complete at its destination now, and no longer at its source.
    let leftovers = retired.compactMap { delete($0) }
    return FileMoveResult(urls: moves.map { $0.destination.url() }, leftovers: leftovers.map { $0.url() })
  }

  /// Deletes a replaced file, or the copied part of an original. Content that was changed or added after it was copied
  /// is moved back to the place of the original.
  ///
  /// - Returns: the path of the remaining content, if any.
  private func delete(_ retired: Retired) -> DiskPath? {
    guard let original = retired.original else { return system.discard(retired.path) ? nil : retired.path }
    let subject = FileSubject(.move, original.home)
    let comparison = FileComparison(system: system, job: job, subject: subject)
    let copied = Dictionary(
      original.record.originals.map { ($0.status.identity, $0.status) }, uniquingKeysWith: { first, _ in first })
    var hasOthers = false
    let isGone = system.discard(retired.path) { place, status in
      guard let copied = copied[status.identity] else {
        hasOthers = true
        return false
      }
      guard status.kind == .file else { return true }
      do {
        try comparison.requireUnchanged(place, copied, digest: nil)
        return true
      } catch {
        hasOthers = true
        return false
      }
    }
    if isGone { return nil }
    guard hasOthers, retired.path != original.home,
      (try? system.renameWithoutReplacing(retired.path, to: original.home, kind: original.kind, for: subject)) == true
    else { return retired.path }
    return original.home
  }

  private mutating func moveOrThrow(_ moves: [FileMove]) throws {
    var pending = try checked(moves)
    let copied = try pending.indices.filter { try needsCopy(pending[$0]) }
    for index in copied { try expectCopy(of: pending[index].move) }
    for index in copied { pending[index].copy = try copy(pending[index].move) }
    for index in pending.indices {
      try job.checkCancellation()
      let move = pending[index].move
      if pending[index].copy == nil {
        if pending[index].isReplacing {
          if try renameReplacing(pending[index]) { return }
        } else if try rename(pending[index]) {
          continue
        }
        // On the same device, a bind mount is another file system for `rename`.
        try expectCopy(of: move)
        pending[index].copy = try copy(move)
      }
      if let copy = pending[index].copy { try place(copy, of: pending[index]) }
    }
    try syncFolders(of: pending, \.destination.folder)
    for item in pending {
      if let copy = item.copy { try retire(item, copy) }
    }
    try syncFolders(of: pending, \.source.folder)
  }

  // If a step can't be undone, earlier ones aren't either: a copy is kept until its original is back.
  private mutating func undoAll() {
    var stuck: Set<DiskPath> = []
    for step in undo.reversed() where !stuck.contains(step.source) {
      // Tried twice, in case the failure was temporary.
      if !step.undo(), !step.undo() { stuck.insert(step.source) }
    }
    undo = []
  }

  private func checked(_ moves: [FileMove]) throws -> [Pending] {
    var names: Set<DiskPath> = []
    return try moves.compactMap { move in
      try job.checkCancellation()
      let status = try check(move)
      let there = try system.statusIfThere(move.destination, for: move.subject)
      // The file is at its destination already.
      if let there, try isAtItsPlace(move, status, there) { return nil }
      let isFree = names.insert(move.destination).inserted && there == nil
      if !isFree { try requireReplaceable(there, by: status, move) }
      return Pending(move: move, status: status, isReplacing: !isFree)
    }
  }

  private func check(_ move: FileMove) throws -> FileStatus {
    let status = try system.status(move.source, for: move.subject)
    if status.kind == .special { throw move.subject.error(.notAFile) }
    let folder = try system.status(move.destination.folder, followingLinks: true, for: move.subject)
    guard folder.kind == .folder else { throw move.subject.error(.notAFolder) }
    if status.kind == .folder {
      try system.require(move.destination.folder, notInside: status.identity, for: move.subject)
    }
    return status
  }

  private func isAtItsPlace(_ move: FileMove, _ status: FileStatus, _ there: FileStatus) throws -> Bool {
    // To the user, another hard link is another file.
    guard there.identity == status.identity, move.source.name == move.destination.name else { return false }
    return try system.status(move.source.folder, followingLinks: true, for: move.subject).identity
      == system.status(move.destination.folder, followingLinks: true, for: move.subject).identity
  }

  /// Throws an error unless the destination is a file that the user has agreed to replace.
  private func requireReplaceable(_ there: FileStatus?, by status: FileStatus, _ move: FileMove) throws {
    let subject = FileSubject(.move, move.destination)
    // `rename` onto another hard link of the same file has no effect, but succeeds.
    guard move.mayReplace, let there, there.identity != status.identity, status.kind != .folder else {
      throw subject.error(.alreadyExists)
    }
    switch there.kind {
    case .folder, .special: throw subject.error(.alreadyExists)
    // As in an export, a read-only file isn't replaced.
    case .file: try system.requireAccess(W_OK, to: move.destination, for: subject)
    case .link: break
    }
  }

  private func needsCopy(_ item: Pending) throws -> Bool {
    let folder = item.move.destination.folder
    let status = try system.status(folder, followingLinks: true, for: item.move.subject)
    return status.identity.device != item.status.identity.device
  }

  // MARK: Within a file system

  private mutating func rename(_ item: Pending) throws -> Bool {
    let (system, move, kind) = (system, item.move, item.status.kind)
    guard try system.renameWithoutReplacing(move.source, to: move.destination, kind: kind, for: move.subject) else {
      return false
    }
    let identity = item.status.identity
    willUndo(move) {
      func rename(_ old: DiskPath, _ new: DiskPath) -> Bool {
        (try? system.renameWithoutReplacing(old, to: new, kind: kind, for: move.subject)) == true
      }
      guard rename(move.destination, move.source) else { return false }
      if system.isThere(move.source, [identity]) { return true }
      // Another process has placed a file there.
      _ = rename(move.source, move.destination)
      return false
    }
    return true
  }

  /// Replaces the file at the destination atomically. The step needs no undo: only single files are moved in this way,
  /// and it is the last step.
  ///
  /// - Returns: false, without a change, if the destination is on another file system.
  private func renameReplacing(_ item: Pending) throws -> Bool {
    let move = item.move
    do {
      try system.renameReplacing(move.source, to: move.destination, for: move.subject)
    } catch let error as FileAccessError where error.reason == .system(EXDEV) {
      return false
    }
    // If this fails, both files may reappear after a power failure, both complete.
    try? syncFolders(of: [item], \.destination.folder)
    try? syncFolders(of: [item], \.source.folder)
    return true
  }

  // MARK: To another one

  private func expectCopy(of move: FileMove) throws {
    // An original that can't be removed isn't copied in the first place.
    try system.requireAccess(W_OK | X_OK, to: move.source.folder, for: move.subject)
    let copier = FileCopier(system: system, job: job, fidelity: .everything, made: MadeFiles())
    job.expect(try copier.size(of: move.source, for: move.subject))
  }

  private mutating func copy(_ move: FileMove) throws -> Copy {
    let system = system
    let (record, made) = (FileCopier.Record(), MadeFiles())
    let copier = FileCopier(system: system, job: job, fidelity: .everything, made: made, record: record)
    let path = system.temporaryPath(in: move.destination.folder)
    willUndo(move) { system.discard(path, only: made.identities) }
    try copier.copy(FilePlace(move.source), to: FilePlace(path), reading: move.subject, writing: move.subject)
    return Copy(path: path, record: record, made: made)
  }

  private mutating func place(_ copy: Copy, of item: Pending) throws {
    let (system, move, kind) = (system, item.move, item.status.kind)
    guard !item.isReplacing else {
      let old = try system.swap(copy.path, with: move.destination, for: move.subject)
      willUndo(move) {
        guard let left = try? system.swap(old, with: move.destination, for: move.subject) else { return false }
        guard system.isThere(left, copy.made.identities) else {
          // Another process has placed a file there.
          _ = try? system.swap(left, with: move.destination, for: move.subject)
          return false
        }
        // Not exchanged back if this fails, which would place the copy there again.
        system.discard(left, only: copy.made.identities)
        return true
      }
      return retired.append(Retired(path: old))
    }
    guard try system.renameWithoutReplacing(copy.path, to: move.destination, kind: kind, for: move.subject) else {
      throw move.subject.error(.system(EXDEV))
    }
    willUndo(move) { system.withdraw(move.destination, only: copy.made.identities) }
  }

  /// Moves an original aside in one reversible step, and checks that it is still the file that was copied.
  private mutating func retire(_ item: Pending, _ copy: Copy) throws {
    let system = system
    let move = item.move
    let kind = item.status.kind
    var aside = system.temporaryPath(in: move.source.folder)
    do {
      try system.renameReplacing(move.source, to: aside, for: move.subject)
      willUndo(move) { [aside] in
        (try? system.renameWithoutReplacing(aside, to: move.source, kind: kind, for: move.subject)) == true
      }
    } catch let error as FileAccessError where error.reason == .system(EXDEV) {
      // A folder in the lower layer of an overlay file system can't be renamed. It is deleted in place.
      aside = move.source
    }
    for original in copy.record.originals {
      let path = DiskPath(bytes: aside.bytes + original.path.bytes.dropFirst(move.source.bytes.count))
      let subject = FileSubject(.move, original.path)
      guard original.status.kind == .file else {
        guard try original.status.isUnchanged(in: system.status(path, for: move.subject)) else {
          throw subject.error(.changedMeanwhile)
        }
        continue
      }
      try FileComparison(system: system, job: job, subject: subject)
        .requireUnchanged(FilePlace(path), original.status, digest: original.digest)
    }
    retired.append(Retired(path: aside, original: (copy.record, move.source, kind)))
  }

  private func syncFolders(of pending: [Pending], _ folder: KeyPath<FileMove, DiskPath>) throws {
    var done: Set<DiskPath> = []
    for item in pending where done.insert(item.move[keyPath: folder]).inserted {
      try system.syncFolder(item.move[keyPath: folder], for: item.move.subject)
    }
  }

  private mutating func willUndo(_ move: FileMove, _ step: @escaping () -> Bool) {
    undo.append(Step(source: move.source, undo: step))
  }
}
