import FoundationEssentials
import Glibc

extension FileSystem {
  /// Makes a file that wasn't there and calls `body` with it. If anything fails, what was made stays for the caller to
  /// discard.
  func creating(
    _ place: FilePlace, mode: mode_t, made: MadeFiles, for subject: FileSubject,
    _ body: (_ file: Int32, _ identity: FileStatus.Identity) throws -> Void
  ) throws {
    let file = opened(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw subject.error() }
    do {
      let identity = try identity {
        try statusOfOpen(file, for: subject)
      } orElse: {
        _ = place.withCString { calls.unlink($0, $1) }
      }
      made.insert(identity)
      try body(file, identity)
    } catch {
      _ = calls.close(file)
      throw error
    }
    // A network's file system tells only now that the disk was full.
    if calls.close(file) != 0, errno != EINTR { throw subject.error() }
  }

  /// Makes a folder that wasn't there and calls `body` with it, open. If anything fails, what was made stays for the
  /// caller to discard.
  func creatingFolder(
    _ place: FilePlace, mode: mode_t, made: MadeFiles, for subject: FileSubject,
    _ body: (_ folder: Int32) throws -> Void
  ) throws {
    try makeFolder(place, mode: mode, for: subject)
    let folder = opened(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard folder >= 0 else {
      let error = subject.error()
      _ = place.withCString { calls.removeFolder($0, $1) }
      throw error
    }
    defer { _ = calls.close(folder) }
    let identity = try identity {
      try statusOfOpen(folder, for: subject)
    } orElse: {
      _ = place.withCString { calls.removeFolder($0, $1) }
    }
    made.insert(identity)
    try body(folder)
  }

  /// Makes a symbolic link that wasn't there.
  func makeLink(_ place: FilePlace, to text: [UInt8], made: MadeFiles, for subject: FileSubject) throws {
    let text = text.map { CChar(bitPattern: $0) } + [0]
    guard place.withCString({ calls.makeLink(text, $0, $1) }) == 0 else { throw subject.error() }
    let identity = try identity {
      try status(place, for: subject)
    } orElse: {
      _ = place.withCString { calls.unlink($0, $1) }
    }
    made.insert(identity)
  }

  /// Which file was just made. What isn't known couldn't be removed later: what failed once for a passing reason is
  /// tried once more, and then it is removed at once.
  private func identity(
    _ look: () throws -> FileStatus, orElse remove: () -> Void
  ) throws -> FileStatus.Identity {
    if let status = try? look() { return status.identity }
    do {
      return try look().identity
    } catch {
      remove()
      throw error
    }
  }

  /// Writes bytes, a block at a time, and looks between them whether the job is cancelled.
  func write(_ data: Data, to file: Int32, job: FileJob, for subject: FileSubject) throws {
    var writeOut = WriteOut(file, system: self, for: subject)
    var start = data.startIndex
    while start < data.endIndex {
      try job.checkCancellation()
      let end = data.index(start, offsetBy: Self.blockSize, limitedBy: data.endIndex) ?? data.endIndex
      try data[start..<end].withUnsafeBytes { try write($0, to: file, for: subject) }
      try writeOut.advance(end - start)
      job.advance(end - start)
      start = end
    }
  }

  /// Writes all the bytes.
  func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, for subject: FileSubject) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = calls.write(file, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw subject.error() }
    }
  }

  /// Brings a file to the disk.
  func sync(_ file: Int32, for subject: FileSubject) throws {
    while calls.sync(file) != 0 {
      if errno != EINTR { throw subject.error() }
    }
  }

  /// Brings what was made, renamed and removed in a folder to the disk.
  func syncFolder(_ folder: DiskPath, for subject: FileSubject) throws {
    let file = opened(FilePlace(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else {
      // A folder may be written to without being readable; then there is no way to do it.
      if errno == EACCES { return }
      throw subject.error()
    }
    defer { _ = calls.close(file) }
    try syncFileOrFolder(file, for: subject)
  }

  /// Brings a file or folder to the disk, where the file system has need of it.
  func syncFileOrFolder(_ file: Int32, for subject: FileSubject) throws {
    while calls.sync(file) != 0 {
      switch errno {
      case EINTR: continue
      // Some file systems can't do it with folders.
      case EINVAL, ENOTSUP: return
      default: throw subject.error()
      }
    }
  }

  /// Gives an open file permissions, as far as its file system has any: those of cameras, and of other machines, may
  /// keep their own.
  func setMode(_ mode: mode_t, of file: Int32, for subject: FileSubject) throws {
    if calls.changeModeOfOpen(file, mode) != 0 { try requireUnsupported(for: subject) }
  }

  /// Gives an open file the times of access and of change, as far as its file system has any.
  func setTimes(_ accessed: timespec, _ modified: timespec, of file: Int32, for subject: FileSubject) throws {
    if calls.changeTimesOfOpen(file, accessed, modified) != 0 { try requireUnsupported(for: subject) }
  }

  /// Throws what a call has just set, unless it means that the file system can't hold it.
  private func requireUnsupported(for subject: FileSubject) throws {
    switch errno {
    // The file is the user's own, so `EPERM` is no lack of rights.
    case EPERM, ENOTSUP, ENOSYS: return
    default: throw subject.error()
    }
  }

  /// Makes a folder that wasn't there.
  func makeFolder(_ place: FilePlace, mode: mode_t, for subject: FileSubject) throws {
    guard place.withCString({ calls.makeFolder($0, $1, mode) }) == 0 else { throw subject.error() }
  }

  /// A hidden name in a folder that nobody else uses. It is short, so that it fits wherever another name does.
  func temporaryPath(in folder: DiskPath) -> DiskPath {
    folder.appending(".oriel-\(String(UInt64.random(in: .min ... .max), radix: 36))")
  }
}
