import FoundationEssentials
import Glibc

/// Reads a small file and replaces it atomically.
struct StorageFile: Sendable {
  /// The identity of a version of a file.
  struct Version: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modified: [Int]

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      modified = [
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ]
    }
  }

  /// A failed operation and the error of the system.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ attempt: String, _ path: String, _ code: Int32 = errno) {
      description = "can't \(attempt) \(path): \(String(cString: strerror(code)))"
    }
  }

  /// The path of the file, which may be a symbolic link.
  let path: String
  /// `write(2)`, which tests replace.
  var writeBytes: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { Glibc.write($0, $1.baseAddress, $1.count) }

  /// The path with symbolic links resolved, whether or not the file exists.
  var target: String {
    var path = path
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = link.hasPrefix("/") ? link : "\(Self.folder(of: path))/\(link)"
    }
    return path
  }

  /// The current version; nil if the file doesn't exist.
  var version: Version? {
    var status = stat()
    return stat(target, &status) == 0 ? Version(status) : nil
  }

  /// Returns the contents and their version; nil if the file doesn't exist.
  func read() throws -> (contents: Data, version: Version)? {
    let path = target
    // Non-blocking, since opening a pipe blocks.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw Failure("read", path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure("read", path) }
    try Self.requireRegular(status, path)
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0, errno != EINTR { throw Failure("read", path) }
      if count > 0 { contents.append(contentsOf: buffer[..<count]) }
    }
    return (contents, Version(status))
  }

  /// Replaces the contents: writes a temporary file, synchronizes it to the disk, and renames it.
  func replace(with contents: Data) throws -> Version {
    let path = target
    try Self.makeFolder(Self.folder(of: path))
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists { try Self.requireRegular(old, path) }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let temporary = "\(Self.folder(of: path))/.\(name).\(getpid())"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure("write", path) }
    do {
      defer { close(file) }
      if exists {
        // Only root can change the owner; otherwise this has no effect.
        _ = fchown(file, old.st_uid, old.st_gid)
        guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw Failure("write", path) }
      }
      try write(contents, to: file)
      guard fsync(file) == 0 else { throw Failure("write", path) }
      var status = stat()
      guard rename(temporary, path) == 0, fstat(file, &status) == 0 else { throw Failure("write", path) }
      Self.syncFolder(of: path)
      return Version(status)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Renames the file to `<name>.damaged-<n>`, with the first unused number, and returns its new path.
  func keepAside() throws -> String {
    let path = target
    var number = 1
    var status = stat()
    while lstat("\(path).damaged-\(number)", &status) == 0 { number += 1 }
    let kept = "\(path).damaged-\(number)"
    guard rename(path, kept) == 0 else { throw Failure("rename", path) }
    return kept
  }

  /// Runs `body` with a lock that other instances of the app respect, or without one if locks aren't supported.
  func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    let folder = open(Self.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    var attempts = 0
    // Waits for a quarter of a second at most, in case another instance is stopped.
    while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, attempts < 50 {
      attempts += 1
      usleep(5_000)
    }
    return try body()
  }

  private func write(_ contents: Data, to file: Int32) throws {
    try contents.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeBytes(file, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw Failure("write", path) }
      }
    }
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
  }

  // The XDG specification requires 0700.
  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw Failure("make", path) }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Failure("make", path) }
  }

  private static func requireRegular(_ status: stat, _ path: String) throws {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw Failure("use", path, EISDIR)
    default: throw Failure("use", path, EINVAL)
    }
  }

  /// Synchronizes the renaming to the disk.
  private static func syncFolder(of path: String) {
    let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
