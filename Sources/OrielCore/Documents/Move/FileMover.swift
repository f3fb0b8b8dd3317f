import FoundationEssentials
import Glibc

/// Moves files, all or none. Whatever has been done is written down, and undone from the end if something fails.
struct FileMover {
  let system: FileSystem
  let job: FileJob

  private var undo: [Step] = []
  /// Originals of copies, and what was replaced by them: where they are put before they are deleted.
  private var retired: [Retired] = []

  /// One step on the way of one file.
  private struct Step {
    let source: DiskPath
    /// Returns whether it was undone.
    let undo: () -> Bool
  }

  /// A file that is on its way.
  private struct Pending {
    let move: FileMove
    let status: FileStatus
    /// Whether a file is at its new place which the user agreed to replace.
    let isReplacing: Bool
    var copy: Copy?
  }

  /// A file's copy, complete and on the disk, that has no name yet.
  private struct Copy {
    let path: DiskPath
    let record: FileCopier.Record
    let made: MadeFiles
  }

  /// What is to be deleted in the end.
  private struct Retired {
    let path: DiskPath
    /// Of an original: what of it was copied, and where it was.
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
    // From here on every file is at its new place, complete, and gone from the old one.
    let leftovers = retired.compactMap { delete($0) }
    return FileMoveResult(urls: moves.map { $0.destination.url() }, leftovers: leftovers.map { $0.url() })
  }

  /// Deletes what was replaced, or of an original what was copied. What isn't as it was then, or came later, goes back
  /// to where the original was.
  ///
  /// - Returns: where the rest is, if any.
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
        // The same device, and yet another file system: a folder that is mounted from elsewhere.
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

  // A step that can't be undone keeps the ones before it: a copy isn't discarded while its original isn't back.
  private mutating func undoAll() {
    var stuck: Set<DiskPath> = []
    for step in undo.reversed() where !stuck.contains(step.source) {
      // What failed once for a passing reason is tried once more.
      if !step.undo(), !step.undo() { stuck.insert(step.source) }
    }
    undo = []
  }

  // MARK: Before anything is touched

  private func checked(_ moves: [FileMove]) throws -> [Pending] {
    var names: Set<DiskPath> = []
    return try moves.compactMap { move in
      try job.checkCancellation()
      let status = try check(move)
      let there = try system.statusIfThere(move.destination, for: move.subject)
      // Moved to where it is already, a file stays.
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
    // A second name of the same file is another file to the user.
    guard there.identity == status.identity, move.source.name == move.destination.name else { return false }
    return try system.status(move.source.folder, followingLinks: true, for: move.subject).identity
      == system.status(move.destination.folder, followingLinks: true, for: move.subject).identity
  }

  /// Throws unless the user agreed to replace what is there, and it is a file as well.
  private func requireReplaceable(_ there: FileStatus?, by status: FileStatus, _ move: FileMove) throws {
    let subject = FileSubject(.move, move.destination)
    // Renaming over a second name of the same file does nothing, and would look like a success.
    guard move.mayReplace, let there, there.identity != status.identity, status.kind != .folder else {
      throw subject.error(.alreadyExists)
    }
    switch there.kind {
    case .folder, .special: throw subject.error(.alreadyExists)
    // As when a file is written: who protected it wouldn't have wanted that.
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
      // Somebody has put another one there.
      _ = rename(move.source, move.destination)
      return false
    }
    return true
  }

  /// Takes the place of the file that is there, in one step. It can't be undone, and needn't be: one file alone is
  /// moved like this, and nothing comes after it.
  ///
  /// - Returns: false, and nothing is done, if the place is on another file system.
  private func renameReplacing(_ item: Pending) throws -> Bool {
    let move = item.move
    do {
      try system.renameReplacing(move.source, to: move.destination, for: move.subject)
    } catch let error as FileAccessError where error.reason == .system(EXDEV) {
      return false
    }
    // Should this fail, a power cut may bring both files back: they are as whole as before.
    try? syncFolders(of: [item], \.destination.folder)
    try? syncFolders(of: [item], \.source.folder)
    return true
  }

  // MARK: To another one

  private func expectCopy(of move: FileMove) throws {
    // What can't be taken away afterwards needn't be copied.
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
          // Somebody has put another one there.
          _ = try? system.swap(left, with: move.destination, for: move.subject)
          return false
        }
        // Whether or not it can be removed: a second exchange would put the copy there again.
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

  /// Takes an original away from its name, in one step that can be undone, and sees whether it is still what was
  /// copied.
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
      // A folder from the lower layer of an overlay can't be renamed at all. It is deleted where it is.
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
