import FoundationEssentials
import Glibc

/// Copies files and folders.
struct FileCopier {
  /// The properties of a file that are copied besides its contents.
  enum Fidelity: Sendable {
    /// None: the copy is a new file with default permissions.
    case contents
    /// Owner, permissions and times as far as the user's rights allow. The copy is compared with the original.
    case everything
  }

  /// The state of the originals when they were copied.
  final class Record {
    struct Original {
      let path: DiskPath
      let status: FileStatus
      /// The digest of a file that was modified so recently that its modification time doesn't reveal a later change.
      var digest: Int?
    }

    fileprivate(set) var originals: [Original] = []
  }

  let system: FileSystem
  let job: FileJob
  let fidelity: Fidelity
  /// Records the created files.
  let made: MadeFiles
  var record: Record?

  /// The number of bytes to copy. Throws an error for pipes, devices and sockets and, with `everything`, for files that
  /// a process has open for writing.
  func size(of source: DiskPath, for subject: FileSubject) throws -> Int64 {
    try size(of: FilePlace(source), for: subject)
  }

  private func size(of source: FilePlace, for subject: FileSubject) throws -> Int64 {
    try job.checkCancellation()
    let status = try system.status(source, for: subject)
    switch status.kind {
    case .file:
      guard fidelity == .everything else { return status.size }
      try system.reading(source, as: status.identity, for: subject) { file, _ in
        try system.requireNoWriter(file, for: subject)
      }
      // The file is read, and then compared.
      return 2 * status.size
    case .folder:
      return try system.inFolder(source, as: status.identity, for: subject) { folder, names in
        try names.reduce(0) { try $0 + size(of: FilePlace($1, in: folder), for: subject.appending($1)) }
      }
    case .link: return 0
    case .special: throw subject.error(.notAFile)
    }
  }

  /// Copies a file or folder to an unused path. On failure, the caller has to discard the copy.
  ///
  /// - Parameters:
  ///   - isPrivate: whether only the user can access the copy until the caller sets its permissions.
  ///   - reading: the subject of errors in reading the original.
  ///   - writing: the subject of errors in writing the copy.
  func copy(
    _ source: FilePlace, to place: FilePlace, isPrivate: Bool = false, reading: FileSubject, writing: FileSubject
  ) throws {
    try job.checkCancellation()
    let status = try system.status(source, for: reading)
    switch status.kind {
    case .file:
      job.begin(reading.path)
      try copyFile(source, status, to: place, isPrivate: isPrivate, reading: reading, writing: writing)
    case .folder:
      record?.originals.append(Record.Original(path: reading.path, status: status))
      try copyFolder(source, status, to: place, isPrivate: isPrivate, reading: reading, writing: writing)
    case .link:
      record?.originals.append(Record.Original(path: reading.path, status: status))
      try system.makeLink(place, to: try system.target(ofLink: source, for: reading), made: made, for: writing)
      if fidelity == .everything {
        place.withCString { folder, path in
          _ = system.calls.changeOwnerOfLink(folder, path, status.owner, status.group)
          _ = system.calls.changeTimesOfLink(folder, path, status.accessed, status.modified)
        }
      }
    case .special:
      throw reading.error(.notAFile)
    }
  }

  private func copyFile(
    _ source: FilePlace, _ seen: FileStatus, to place: FilePlace, isPrivate: Bool, reading: FileSubject,
    writing: FileSubject
  ) throws {
    var digest = FileDigest()
    var copied: FileStatus.Identity?
    let status = try system.reading(source, as: seen.identity, for: reading) { original, status in
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      if fidelity == .everything { try system.requireNoWriter(original, for: reading) }
      // Other users can't read it before it has its permissions.
      let usual: mode_t = status.mode & 0o111 == 0 ? 0o666 : 0o777
      let mode = isPrivate || fidelity == .everything ? 0o600 : usual
      try system.creating(place, mode: mode, made: made, for: writing) { copy, identity in
        copied = identity
        digest = try copyContents(of: original, status, to: copy, reading: reading, writing: writing)
        guard status.isUnchanged(in: try system.statusOfOpen(original, for: reading)) else {
          throw reading.error(.changedMeanwhile)
        }
        try keep(status, of: original, in: copy, for: writing)
        try system.sync(copy, for: writing)
      }
      let isFresh = status.mayChangeUnseen(at: now)
      record?.originals.append(
        Record.Original(path: reading.path, status: status, digest: isFresh ? digest.value : nil))
      return status
    }
    if fidelity == .everything, let copied {
      let comparison = FileComparison(system: system, job: job, subject: reading)
      try comparison.require(place, copied, sameAs: source, status, digest)
    }
  }

  private func copyContents(
    of original: Int32, _ status: FileStatus, to copy: Int32, reading: FileSubject, writing: FileSubject
  ) throws -> FileDigest {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: FileSystem.blockSize, alignment: 16)
    defer { buffer.deallocate() }
    var digest = FileDigest()
    var writeOut = WriteOut(copy, system: system, for: writing)
    var length: Int64 = 0
    while true {
      try job.checkCancellation()
      let count = try system.read(original, into: buffer, for: reading)
      if count == 0 { break }
      let block = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if fidelity == .everything { digest.add(block) }
      // Holes of the original are holes in the copy.
      if status.hasHoles, isEmpty(block) {
        guard system.calls.skip(copy, count) >= 0 else { throw writing.error() }
      } else {
        try system.write(block, to: copy, for: writing)
      }
      length += Int64(count)
      try writeOut.advance(count)
      job.advance(count)
    }
    if status.hasHoles, system.calls.setSize(copy, length) != 0 { throw writing.error() }
    return digest
  }

  private func copyFolder(
    _ source: FilePlace, _ status: FileStatus, to place: FilePlace, isPrivate: Bool, reading: FileSubject,
    writing: FileSubject
  ) throws {
    let mode: mode_t = isPrivate || fidelity == .everything ? 0o700 : 0o777
    try system.creatingFolder(place, mode: mode, made: made, for: writing) { copy in
      try system.inFolder(source, as: status.identity, for: reading) { original, names in
        for name in names {
          try self.copy(
            FilePlace(name, in: original), to: FilePlace(name, in: copy), reading: reading.appending(name),
            writing: writing.appending(name))
        }
        guard status.isUnchanged(in: try system.statusOfOpen(original, for: reading)) else {
          throw reading.error(.changedMeanwhile)
        }
        try keep(status, of: original, in: copy, for: writing)
      }
      try system.syncFileOrFolder(copy, for: writing)
    }
  }

  /// Copies the owner, attributes, permissions and times of the original.
  private func keep(_ status: FileStatus, of original: Int32, in copy: Int32, for subject: FileSubject) throws {
    guard fidelity == .everything else { return }
    let isOwnerKept = system.calls.changeOwnerOfOpen(copy, status.owner, status.group) == 0
    // As far as the file system supports them, as `mv` does.
    _ = system.calls.copyAttributes(.open(original), copy)
    // Only root can change the owner. Without the owner, the set-user-ID and set-group-ID bits must not be kept.
    let mode = isOwnerKept ? status.mode : status.mode & 0o777
    try system.setMode(mode, of: copy, for: subject)
    try system.setTimes(status.accessed, status.modified, of: copy, for: subject)
  }

  private func isEmpty(_ block: UnsafeRawBufferPointer) -> Bool {
    guard let start = block.baseAddress, block[0] == 0 else { return block.isEmpty }
    // All bytes are equal if the block equals itself shifted by one byte.
    return memcmp(start, start + 1, block.count - 1) == 0
  }
}
