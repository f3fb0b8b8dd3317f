import FoundationEssentials
import Glibc

/// Reads and writes files through the system calls that it is given, and turns what they say into errors about the
/// file that the user knows.
struct FileSystem: Sendable {
  static let blockSize = 1 << 20

  let calls: FileSystemCalls
  /// How many bytes are written before the disk is asked to begin with them. Smaller in tests.
  var writeOutStep: Int64 = 8 << 20

  init(calls: FileSystemCalls = .system) { self.calls = calls }

  // MARK: Looking

  /// What is at the path; nil if nothing is.
  func statusIfThere(_ path: DiskPath, followingLinks: Bool = false, for subject: FileSubject) throws -> FileStatus? {
    guard followingLinks else { return try statusIfThere(FilePlace(path), for: subject) }
    var status = stat()
    if path.withCString({ calls.status($0, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT { return nil }
    throw subject.error()
  }

  /// What is at the place, be it a link; nil if nothing is.
  func statusIfThere(_ place: FilePlace, for subject: FileSubject) throws -> FileStatus? {
    var status = stat()
    if place.withCString({ calls.statusOfLink($0, $1, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT { return nil }
    throw subject.error()
  }

  /// What is at the place, be it a link.
  func status(_ place: FilePlace, for subject: FileSubject) throws -> FileStatus {
    guard let status = try statusIfThere(place, for: subject) else { throw subject.error(.notFound) }
    return status
  }

  /// What is at the path.
  func status(_ path: DiskPath, followingLinks: Bool = false, for subject: FileSubject) throws -> FileStatus {
    guard let status = try statusIfThere(path, followingLinks: followingLinks, for: subject) else {
      throw subject.error(.notFound)
    }
    return status
  }

  /// Whether something is at a place, be it a link that leads nowhere. Looks off the main actor.
  func isTaken(_ url: URL) async -> Bool {
    guard let path = DiskPath(url) else { return false }
    let system = self
    let isTaken = try? await FileJob.run { _ in
      try system.statusIfThere(path, for: FileSubject(.read, path)) != nil
    }
    return isTaken ?? false
  }

  /// Opens a folder and calls `body` with it and the names in it, in an order that is always the same.
  ///
  /// - Parameter identity: which folder was seen at the place. Another one, or a link to one, isn't opened.
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

  /// Throws unless an open file is the one that was seen.
  private func require(_ file: Int32, is identity: FileStatus.Identity, for subject: FileSubject) throws {
    guard try statusOfOpen(file, for: subject).identity == identity else { throw subject.error(.changedMeanwhile) }
  }

  /// Why something that was just seen can't be opened.
  private func errorOfOpening(for subject: FileSubject) -> FileAccessError {
    switch errno {
    // A link has taken its place, or a file that of a folder, or a socket that of a file.
    case ELOOP, ENOTDIR, ENXIO: subject.error(.changedMeanwhile)
    default: subject.error()
    }
  }

  /// Throws unless the user may do this (`R_OK`, `W_OK`, `X_OK`) with the file.
  func requireAccess(_ mode: Int32, to path: DiskPath, for subject: FileSubject) throws {
    guard path.withCString({ calls.access($0, mode) }) == 0 else { throw subject.error() }
  }

  /// Throws if a folder is the one with this identity, or in it.
  func require(_ folder: DiskPath, notInside identity: FileStatus.Identity, for subject: FileSubject) throws {
    var folder = folder
    var last: FileStatus.Identity?
    // By the way of the disk, `..`, which links don't lead astray. The root is its own parent.
    while true {
      let status = try status(folder, followingLinks: true, for: subject)
      if status.identity == identity { throw subject.error(.insideItself) }
      if status.identity == last { return }
      last = status.identity
      folder = folder.appending("..")
    }
  }

  // MARK: Links

  /// The text of a symbolic link.
  func target(ofLink place: FilePlace, for subject: FileSubject) throws -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = place.withCString { folder, path in
      buffer.withUnsafeMutableBufferPointer { calls.readLink(folder, path, $0) }
    }
    guard count >= 0 else { throw subject.error() }
    return buffer[..<min(count, buffer.count)].map { UInt8(bitPattern: $0) }
  }

  /// Where the path leads through symbolic links in its last component, whether or not anything is there.
  func resolved(_ path: DiskPath, for subject: FileSubject) throws -> DiskPath {
    var path = path
    // As many as the kernel follows.
    for _ in 0..<40 {
      guard let status = try statusIfThere(path, for: subject), status.kind == .link else { return path }
      let text = try target(ofLink: FilePlace(path), for: subject)
      path = text.first == UInt8(ascii: "/") ? DiskPath(bytes: text) : path.folder.appending(text)
    }
    throw subject.error(.linkLoop)
  }

  // MARK: Reading

  /// Opens a file and calls `body` with it. Something that isn't a file is refused, and never waited for.
  func reading<Result>(
    _ path: DiskPath, for subject: FileSubject, _ body: (_ file: Int32, _ status: FileStatus) throws -> Result
  ) throws -> Result {
    // Non-blocking, because a pipe would wait for its other end.
    let file = opened(FilePlace(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      // A socket can't be opened.
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

  /// Opens a file that was seen at the place and calls `body` with it. Another one, or a link to one, isn't opened.
  func reading<Result>(
    _ place: FilePlace, as identity: FileStatus.Identity, for subject: FileSubject,
    _ body: (_ file: Int32, _ status: FileStatus) throws -> Result
  ) throws -> Result {
    // Non-blocking, because a pipe may have taken its place.
    let file = opened(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw errorOfOpening(for: subject) }
    defer { _ = calls.close(file) }
    let status = try statusOfOpen(file, for: subject)
    guard status.identity == identity else { throw subject.error(.changedMeanwhile) }
    return try body(file, status)
  }

  /// Throws if anybody has an open file open for writing. Where that can't be told, nobody has.
  func requireNoWriter(_ file: Int32, for subject: FileSubject) throws {
    if calls.requireNoWriter(file) != 0, errno == EAGAIN { throw subject.error(.inUse) }
  }

  /// Everything that is in a file; with a limit, the beginning of it.
  func contents(of path: DiskPath, limit: Int? = nil, for subject: FileSubject) throws -> Data {
    try reading(path, for: subject) { try contents(ofOpen: $0, $1, limit: limit, for: subject) }
  }

  /// Everything that is in a file that was seen at the place.
  func contents(of place: FilePlace, as identity: FileStatus.Identity, for subject: FileSubject) throws -> Data {
    try reading(place, as: identity, for: subject) { try contents(ofOpen: $0, $1, limit: nil, for: subject) }
  }

  private func contents(
    ofOpen file: Int32, _ status: FileStatus, limit: Int?, for subject: FileSubject
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

  /// Reads as much as fits, or what is left; 0 at the end.
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

  /// Opens, again if a signal came between; -1 and `errno` where it fails.
  func opened(_ place: FilePlace, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    place.withCString { folder, path in
      while true {
        let file = calls.open(folder, path, flags, mode)
        if file >= 0 || errno != EINTR { return file }
      }
    }
  }
}
