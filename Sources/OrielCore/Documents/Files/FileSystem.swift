import FoundationEssentials
import Glibc

/// Reads and writes files with the given system calls, and converts their errors to errors for the file that the user
/// has chosen.
struct FileSystem: Sendable {
  static let blockSize = 1 << 20

  let calls: FileSystemCalls
  /// The number of bytes after which writing to the disk is started. Smaller in tests.
  var writeOutStep: Int64 = 8 << 20

  init(calls: FileSystemCalls = .system) { self.calls = calls }

  // MARK: Status

  /// The status of the file at a path; nil if there is none.
  func statusIfThere(_ path: DiskPath, followingLinks: Bool = false, for subject: FileSubject) throws -> FileStatus? {
    guard followingLinks else { return try statusIfThere(FilePlace(path), for: subject) }
    var status = stat()
    if path.withCString({ calls.status($0, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT { return nil }
    throw subject.error()
  }

  /// The status of the file or link at a place; nil if there is none.
  func statusIfThere(_ place: FilePlace, for subject: FileSubject) throws -> FileStatus? {
    var status = stat()
    if place.withCString({ calls.statusOfLink($0, $1, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT { return nil }
    throw subject.error()
  }

  /// The status of the file or link at a place.
  func status(_ place: FilePlace, for subject: FileSubject) throws -> FileStatus {
    guard let status = try statusIfThere(place, for: subject) else { throw subject.error(.notFound) }
    return status
  }

  /// The status of the file at a path.
  func status(_ path: DiskPath, followingLinks: Bool = false, for subject: FileSubject) throws -> FileStatus {
    guard let status = try statusIfThere(path, followingLinks: followingLinks, for: subject) else {
      throw subject.error(.notFound)
    }
    return status
  }

  /// Whether there is a file or link, even a broken one, at a URL. Performed on a background thread.
  func isTaken(_ url: URL) async -> Bool {
    guard let path = DiskPath(url) else { return false }
    let system = self
    let isTaken = try? await FileJob.run { _ in
      try system.statusIfThere(path, for: FileSubject(.read, path)) != nil
    }
    return isTaken ?? false
  }

  /// Opens a folder and calls `body` with its descriptor and the names in it, in a stable order.
  ///
  /// - Parameter identity: the expected identity of the folder. Another folder or a link isn't opened.
  func inFolder<Result>(
    _ place: FilePlace, as identity: FileStatus.Identity, for subject: FileSubject,
    _ body: (_ folder: Int32, _ names: [[UInt8]]) throws -> Result
  ) throws -> Result {
    let folder = opened(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw errorOfOpening(for: subject) }
    defer { _ = calls.close(folder) }
    try require(folder, is: identity, for: subject)
    guard let names = calls.list(folder) else { throw subject.error() }
    return try body(folder, names.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Throws an error unless an open file has the expected identity.
  private func require(_ file: Int32, is identity: FileStatus.Identity, for subject: FileSubject) throws {
    guard try statusOfOpen(file, for: subject).identity == identity else { throw subject.error(.changedMeanwhile) }
  }

  /// The error for an existing file that can't be opened.
  private func errorOfOpening(for subject: FileSubject) -> FileAccessError {
    switch errno {
    // Replaced by a link, by a file instead of a folder, or by a socket.
    case ELOOP, ENOTDIR, ENXIO: subject.error(.changedMeanwhile)
    default: subject.error()
    }
  }

  /// Throws an error unless the user has the given permissions (`R_OK`, `W_OK`, `X_OK`).
  func requireAccess(_ mode: Int32, to path: DiskPath, for subject: FileSubject) throws {
    guard path.withCString({ calls.access($0, mode) }) == 0 else { throw subject.error() }
  }

  /// Throws an error if a folder has this identity or is inside of the folder that has it.
  func require(_ folder: DiskPath, notInside identity: FileStatus.Identity, for subject: FileSubject) throws {
    var folder = folder
    var last: FileStatus.Identity?
    // Follows `..`, which symbolic links don't affect. The root is its own parent.
    while true {
      let status = try status(folder, followingLinks: true, for: subject)
      if status.identity == identity { throw subject.error(.insideItself) }
      if status.identity == last { return }
      last = status.identity
      folder = folder.appending("..")
    }
  }

  // MARK: Links

  /// The target of a symbolic link.
  func target(ofLink place: FilePlace, for subject: FileSubject) throws -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = place.withCString { folder, path in
      buffer.withUnsafeMutableBufferPointer { calls.readLink(folder, path, $0) }
    }
    guard count >= 0 else { throw subject.error() }
    return buffer[..<min(count, buffer.count)].map { UInt8(bitPattern: $0) }
  }

  /// The path after resolving symbolic links in its last component, whether or not a file exists there.
  func resolved(_ path: DiskPath, for subject: FileSubject) throws -> DiskPath {
    var path = path
    // The kernel's limit.
    for _ in 0..<40 {
      guard let status = try statusIfThere(path, for: subject), status.kind == .link else { return path }
      let text = try target(ofLink: FilePlace(path), for: subject)
      path = text.first == UInt8(ascii: "/") ? DiskPath(bytes: text) : path.folder.appending(text)
    }
    throw subject.error(.linkLoop)
  }

  // MARK: Reading

  /// Opens a file and calls `body` with it. Throws an error for pipes, devices and sockets without blocking.
  func reading<Result>(
    _ path: DiskPath, for subject: FileSubject, _ body: (_ file: Int32, _ status: FileStatus) throws -> Result
  ) throws -> Result {
    // Non-blocking, since opening a pipe blocks.
    let file = opened(FilePlace(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      // The error of opening a socket.
      throw errno == ENXIO ? subject.error(.notAFile) : subject.error()
    }
    defer { _ = calls.close(file) }
    let status = try statusOfOpen(file, for: subject)
    switch status.kind {
    case .file: return try body(file, status)
    case .folder: throw subject.error(.isAFolder)
    case .link, .special: throw subject.error(.notAFile)
    }
  }

  /// Opens the file with the expected identity and calls `body` with it. Another file or a link isn't opened.
  func reading<Result>(
    _ place: FilePlace, as identity: FileStatus.Identity, for subject: FileSubject,
    _ body: (_ file: Int32, _ status: FileStatus) throws -> Result
  ) throws -> Result {
    // Non-blocking, since a pipe may have replaced it.
    let file = opened(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw errorOfOpening(for: subject) }
    defer { _ = calls.close(file) }
    let status = try statusOfOpen(file, for: subject)
    guard status.identity == identity else { throw subject.error(.changedMeanwhile) }
    return try body(file, status)
  }

  /// Throws an error if a process has an open file open for writing. If this is unknown, it doesn't throw.
  func requireNoWriter(_ file: Int32, for subject: FileSubject) throws {
    if calls.requireNoWriter(file) != 0, errno == EAGAIN { throw subject.error(.inUse) }
  }

  /// The contents of a file, up to a limit.
  func contents(of path: DiskPath, limit: Int? = nil, for subject: FileSubject) throws -> Data {
    try reading(path, for: subject) { try contents(ofOpen: $0, $1, limit: limit, for: subject) }
  }

  /// The contents of the file with the expected identity.
  func contents(of place: FilePlace, as identity: FileStatus.Identity, for subject: FileSubject) throws -> Data {
    try reading(place, as: identity, for: subject) { try contents(ofOpen: $0, $1, for: subject) }
  }

  /// The contents of an open file, up to a limit.
  func contents(
    ofOpen file: Int32, _ status: FileStatus, limit: Int? = nil, for subject: FileSubject
  ) throws -> Data {
    var contents = Data()
    let wanted = limit ?? Int.max
    contents.reserveCapacity(min(Int(status.size), wanted))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(Self.blockSize, wanted), alignment: 16)
    defer { buffer.deallocate() }
    while contents.count < wanted {
      let count = try read(file, into: buffer, for: subject)
      if count == 0 { break }
      contents.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<min(count, wanted - contents.count)]))
    }
    return contents
  }

  /// Reads up to the size of the buffer. Returns 0 at the end of the file.
  func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, for subject: FileSubject) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = calls.read(file, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count == 0 { break }
      if count > 0 { filled += count } else if errno != EINTR { throw subject.error() }
    }
    return filled
  }

  func statusOfOpen(_ file: Int32, for subject: FileSubject) throws -> FileStatus {
    var status = stat()
    guard calls.statusOfOpen(file, &status) == 0 else { throw subject.error() }
    return FileStatus(status)
  }

  /// Opens a file, and retries after a signal. Returns -1 and sets `errno` on failure.
  func opened(_ place: FilePlace, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    place.withCString { folder, path in
      while true {
        let file = calls.open(folder, path, flags, mode)
        if file >= 0 || errno != EINTR { return file }
      }
    }
  }
}
