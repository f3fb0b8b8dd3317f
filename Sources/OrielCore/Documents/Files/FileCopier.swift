import Foundation

/// Copies files and folders.
struct FileCopier {
  /// What a copy has in common with its original besides the contents.
  enum Fidelity: Sendable {
    /// A new file of the person's own, with the usual permissions.
    case contents
    /// Also owner, permissions and times, as far as the person may; and the copy is read again and compared.
    case everything
  }

  /// What the originals were like when they were copied.
  final class Record {
    fileprivate(set) var originals: [(path: DiskPath, status: FileStatus)] = []
  }

  let system: FileSystem
  let job: FileJob
  let fidelity: Fidelity
  var record: Record?

  /// How many bytes a copy is, for the job to expect. A pipe, device or socket anywhere in it is refused.
  func size(of source: DiskPath, for subject: FileSubject) throws -> Int64 {
    try job.checkCancellation()
    let status = try system.status(source, for: subject)
    switch status.kind {
    case .file:
      // Read, written and, where that is asked for, compared.
      return fidelity == .everything ? 2 * status.size : status.size
    case .folder:
      return try system.names(in: source, for: subject).reduce(0) { size, name in
        try size + self.size(of: source.appending(name), for: subject.appending(name))
      }
    case .link: return 0
    case .special: throw subject.error(.notAFile)
    }
  }

  /// Copies to a path where nothing is. If anything fails, what was made stays for the caller to discard.
  ///
  /// - Parameters:
  ///   - isPrivate: whether nobody else may look into the copy; the caller gives it its permissions at the end.
  ///   - reading: what an error about the original tells of.
  ///   - writing: what an error about the copy tells of.
  func copy(
    _ source: DiskPath, to path: DiskPath, isPrivate: Bool = false, reading: FileSubject, writing: FileSubject
  ) throws {
    try job.checkCancellation()
    let status = try system.status(source, for: reading)
    record?.originals.append((source, status))
    switch status.kind {
    case .file:
      job.begin(reading.path)
      try copyFile(source, to: path, isPrivate: isPrivate, reading: reading, writing: writing)
      if fidelity == .everything { try compare(source, path, reading: reading) }
    case .folder:
      try copyFolder(source, status, to: path, isPrivate: isPrivate, reading: reading, writing: writing)
    case .link:
      try system.makeLink(path, to: try system.target(ofLink: source, for: reading), for: writing)
      if fidelity == .everything {
        path.withCString { path in
          _ = system.calls.changeOwnerOfLink(path, status.owner, status.group)
          _ = system.calls.changeTimesOfLink(path, status.accessed, status.modified)
        }
      }
    case .special:
      throw reading.error(.notAFile)
    }
  }

  private func copyFile(
    _ source: DiskPath, to path: DiskPath, isPrivate: Bool, reading: FileSubject, writing: FileSubject
  ) throws {
    try system.reading(source, for: reading) { original, status in
      // Nobody else sees what is in it before it has its permissions.
      let usual: mode_t = status.mode & 0o111 == 0 ? 0o666 : 0o777
      let mode = isPrivate || fidelity == .everything ? 0o600 : usual
      try system.creating(path, mode: mode, for: writing) { copy in
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: FileSystem.blockSize, alignment: 16)
        defer { buffer.deallocate() }
        var writeOut = WriteOut(copy, system: system, for: writing)
        var length: Int64 = 0
        while true {
          try job.checkCancellation()
          let count = try system.read(original, into: buffer, for: reading)
          if count == 0 { break }
          let block = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          // What takes no room in the original should take none in the copy.
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
        guard status.isUnchanged(in: try system.statusOfOpen(original, for: reading)) else {
          throw reading.error(.changedMeanwhile)
        }
        try keep(status, of: source, in: copy, for: writing)
        try system.sync(copy, for: writing)
      }
    }
  }

  private func copyFolder(
    _ source: DiskPath, _ status: FileStatus, to path: DiskPath, isPrivate: Bool, reading: FileSubject,
    writing: FileSubject
  ) throws {
    try system.makeFolder(path, mode: isPrivate || fidelity == .everything ? 0o700 : 0o777, for: writing)
    for name in try system.names(in: source, for: reading) {
      try copy(
        source.appending(name), to: path.appending(name), reading: reading.appending(name),
        writing: writing.appending(name))
    }
    guard status.isUnchanged(in: try system.status(source, for: reading)) else {
      throw reading.error(.changedMeanwhile)
    }
    let folder = system.opened(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw writing.error() }
    defer { _ = system.calls.close(folder) }
    try keep(status, of: source, in: folder, for: writing)
    try system.syncFolder(path, for: writing)
  }

  /// Gives the copy the original's owner, attributes, permissions and times.
  private func keep(_ status: FileStatus, of source: DiskPath, in copy: Int32, for subject: FileSubject) throws {
    guard fidelity == .everything else { return }
    let isOwnerKept = system.calls.changeOwnerOfOpen(copy, status.owner, status.group) == 0
    // As far as the other file system can hold them: `mv` asks for no more.
    _ = source.withCString { system.calls.copyAttributes($0, copy) }
    // Only root may give a file away. What a program may do as its owner, it mustn't do as another.
    let mode = isOwnerKept ? status.mode : status.mode & 0o777
    try system.setMode(mode, of: copy, for: subject)
    try system.setTimes(status.accessed, status.modified, of: copy, for: subject)
  }

  /// Reads both and throws unless they are the same.
  private func compare(_ source: DiskPath, _ copy: DiskPath, reading subject: FileSubject) throws {
    let size = FileSystem.blockSize
    let first = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    let second = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer {
      first.deallocate()
      second.deallocate()
    }
    try system.reading(source, for: subject) { original, _ in
      try system.reading(copy, for: subject) { copy, _ in
        // What is compared should be what the disk has, not what memory still has.
        _ = system.calls.forget(copy)
        while true {
          try job.checkCancellation()
          let count = try system.read(original, into: first, for: subject)
          guard try system.read(copy, into: second, for: subject) == count,
            isSame(first, second, count)
          else { throw subject.error(.copyDiffers) }
          if count == 0 { return }
          job.advance(count)
        }
      }
    }
  }

  private func isEmpty(_ block: UnsafeRawBufferPointer) -> Bool {
    guard let start = block.baseAddress, block[0] == 0 else { return block.isEmpty }
    // The same as itself, one byte on.
    return memcmp(start, start + 1, block.count - 1) == 0
  }

  private func isSame(
    _ first: UnsafeMutableRawBufferPointer, _ second: UnsafeMutableRawBufferPointer, _ count: Int
  ) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return count == 0 }
    return memcmp(first, second, count) == 0
  }
}
