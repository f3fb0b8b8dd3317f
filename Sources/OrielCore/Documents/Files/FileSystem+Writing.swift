import Foundation

extension FileSystem {
  /// Makes a file that wasn't there and calls `body` with it. If anything fails, what was made stays for the caller to
  /// discard.
  func creating(
    _ path: DiskPath, mode: mode_t, for subject: FileSubject, _ body: (_ file: Int32) throws -> Void
  ) throws {
    let file = opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw subject.error() }
    do {
      try body(file)
    } catch {
      _ = calls.close(file)
      throw error
    }
    // A network's file system tells only now that the disk was full.
    if calls.close(file) != 0, errno != EINTR { throw subject.error() }
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
    let file = opened(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
    // The file is the person's own, so `EPERM` is no lack of rights.
    case EPERM, ENOTSUP, ENOSYS: return
    default: throw subject.error()
    }
  }

  /// Makes a folder that wasn't there.
  func makeFolder(_ path: DiskPath, mode: mode_t = 0o777, for subject: FileSubject) throws {
    guard path.withCString({ calls.makeFolder($0, mode) }) == 0 else { throw subject.error() }
  }

  /// Makes a symbolic link that wasn't there.
  func makeLink(_ path: DiskPath, to text: [UInt8], for subject: FileSubject) throws {
    let text = text.map { CChar(bitPattern: $0) } + [0]
    guard path.withCString({ path in calls.makeLink(text, path) }) == 0 else { throw subject.error() }
  }

  /// A hidden name in a folder that nobody else uses. It is short, so that it fits wherever another name does.
  func temporaryPath(in folder: DiskPath) -> DiskPath {
    folder.appending(".oriel-\(String(UInt64.random(in: .min ... .max), radix: 36))")
  }

  /// Removes a file, or a folder with all that is in it, as far as that can be done.
  ///
  /// - Returns: whether nothing is left.
  @discardableResult func discard(_ path: DiskPath) -> Bool {
    // What failed once for a passing reason is tried once more.
    remove(path) || remove(path)
  }

  private func remove(_ path: DiskPath) -> Bool {
    var status = stat()
    guard path.withCString({ calls.statusOfLink($0, &status) }) == 0 else { return errno == ENOENT }
    guard FileStatus(status).kind == .folder else {
      return path.withCString { calls.unlink($0) } == 0 || errno == ENOENT
    }
    if status.st_mode & 0o700 != 0o700 { _ = path.withCString { calls.changeMode($0, 0o700) } }
    for name in path.withCString({ calls.list($0) }) ?? [] { _ = remove(path.appending(name)) }
    return path.withCString { calls.removeFolder($0) } == 0 || errno == ENOENT
  }
}
