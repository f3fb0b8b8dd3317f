import FoundationEssentials
import Glibc

extension FileSystem {
  /// Creates a new file and calls `body` with it. On failure, the caller has to discard the file.
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
    // Network file systems report a full disk only now.
    if calls.close(file) != 0, errno != EINTR { throw subject.error() }
  }

  /// Creates a new folder and calls `body` with its descriptor. On failure, the caller has to discard the folder.
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

  /// Creates a new symbolic link.
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

  /// The identity of a new file. Since a file of unknown identity can't be removed later, the call is tried twice, and
  /// the file is removed if both fail.
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

  /// Writes data in blocks, and checks for cancellation between them.
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

  /// Synchronizes a file to the disk.
  func sync(_ file: Int32, for subject: FileSubject) throws {
    while calls.sync(file) != 0 {
      if errno != EINTR { throw subject.error() }
    }
  }

  /// Synchronizes the entries of a folder to the disk.
  func syncFolder(_ folder: DiskPath, for subject: FileSubject) throws {
    let file = opened(FilePlace(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else {
      // A writable folder that isn't readable can't be synchronized.
      if errno == EACCES { return }
      throw subject.error()
    }
    defer { _ = calls.close(file) }
    try syncFileOrFolder(file, for: subject)
  }

  /// Synchronizes a file or folder to the disk, if the file system supports it.
  func syncFileOrFolder(_ file: Int32, for subject: FileSubject) throws {
    while calls.sync(file) != 0 {
      switch errno {
      case EINTR: continue
      // Some file systems don't support this for folders.
      case EINVAL, ENOTSUP: return
      default: throw subject.error()
      }
    }
  }

  /// Sets the permissions of an open file, if its file system has permissions.
  func setMode(_ mode: mode_t, of file: Int32, for subject: FileSubject) throws {
    if calls.changeModeOfOpen(file, mode) != 0 { try requireUnsupported(for: subject) }
  }

  /// Sets the access and modification times of an open file, if its file system supports it.
  func setTimes(_ accessed: timespec, _ modified: timespec, of file: Int32, for subject: FileSubject) throws {
    if calls.changeTimesOfOpen(file, accessed, modified) != 0 { try requireUnsupported(for: subject) }
  }

  /// Throws the error of the last call, unless it means that the file system doesn't support the operation.
  private func requireUnsupported(for subject: FileSubject) throws {
    switch errno {
    // The user owns the file, so `EPERM` isn't a missing permission.
    case EPERM, ENOTSUP, ENOSYS: return
    default: throw subject.error()
    }
  }

  /// Creates a new folder.
  func makeFolder(_ place: FilePlace, mode: mode_t, for subject: FileSubject) throws {
    guard place.withCString({ calls.makeFolder($0, $1, mode) }) == 0 else { throw subject.error() }
  }

  /// An unused hidden name in a folder. It is short, so that it isn't longer than any name that fits.
  func temporaryPath(in folder: DiskPath) -> DiskPath {
    folder.appending(".oriel-\(String(UInt64.random(in: .min ... .max), radix: 36))")
  }
}
