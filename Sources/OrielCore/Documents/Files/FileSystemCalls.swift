import FoundationEssentials
import Glibc

/// The system calls with which files are read, written and moved. Each returns -1 and sets `errno` on failure. Tests
/// replace them.
///
/// A path after a folder is a name in this open folder, or an absolute path if the folder is `AT_FDCWD`.
package struct FileSystemCalls: Sendable {
  package typealias Path = UnsafePointer<CChar>
  package typealias Folder = Int32

  /// `openat`.
  package var open: @Sendable (Folder, Path, Int32, mode_t) -> Int32 = { openat($0, $1, $2, $3) }
  package var close: @Sendable (Int32) -> Int32 = { Glibc.close($0) }
  package var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int = {
    Glibc.read($0, $1.baseAddress, $1.count)
  }
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  package var sync: @Sendable (Int32) -> Int32 = { Glibc.fsync($0) }

  /// `sync_file_range`, which starts writing a range of a file to the disk, or waits for it. `ENOSYS` if unavailable.
  package var writeOut: @Sendable (_ file: Int32, _ start: Int64, _ count: Int64, _ waits: Bool) -> Int32 = {
    Self.syncFileRange($0, $1, $2, waits: $3)
  }
  /// `posix_fadvise`, which drops the pages of a file from the cache.
  package var forget: @Sendable (Int32) -> Int32 = { Glibc.posix_fadvise($0, 0, 0, POSIX_FADV_DONTNEED) }

  /// `lseek` from the current position. The skipped range of a new file is a hole.
  package var skip: @Sendable (Int32, Int) -> Int = { Glibc.lseek($0, $1, SEEK_CUR) }
  /// `ftruncate`.
  package var setSize: @Sendable (Int32, Int64) -> Int32 = { Glibc.ftruncate($0, Int($1)) }

  /// `fstat`.
  package var statusOfOpen: @Sendable (Int32, inout stat) -> Int32 = { Glibc.fstat($0, &$1) }
  /// `stat`, which follows symbolic links.
  package var status: @Sendable (Path, inout stat) -> Int32 = { stat($0, &$1) }
  /// `fstatat`, which doesn't follow symbolic links here.
  package var statusOfLink: @Sendable (Folder, Path, inout stat) -> Int32 = {
    fstatat($0, $1, &$2, AT_SYMLINK_NOFOLLOW)
  }
  package var access: @Sendable (Path, Int32) -> Int32 = { Glibc.access($0, $1) }

  package var rename: @Sendable (Path, Path) -> Int32 = { Glibc.rename($0, $1) }
  /// `renameat2` with its flags: 1 doesn't replace, 2 exchanges. `ENOSYS` if unavailable.
  package var renameWithFlags: @Sendable (Path, Path, UInt32) -> Int32 = { Self.renameat2($0, $1, $2) }
  package var link: @Sendable (Path, Path) -> Int32 = { Glibc.link($0, $1) }
  /// `unlinkat`.
  package var unlink: @Sendable (Folder, Path) -> Int32 = { unlinkat($0, $1, 0) }
  /// `mkdirat`.
  package var makeFolder: @Sendable (Folder, Path, mode_t) -> Int32 = { mkdirat($0, $1, $2) }
  /// `unlinkat`, which removes an empty folder here.
  package var removeFolder: @Sendable (Folder, Path) -> Int32 = { unlinkat($0, $1, AT_REMOVEDIR) }
  /// `symlinkat`, with the text first.
  package var makeLink: @Sendable (Path, Folder, Path) -> Int32 = { symlinkat($0, $1, $2) }
  /// `readlinkat`.
  package var readLink: @Sendable (Folder, Path, UnsafeMutableBufferPointer<CChar>) -> Int = { folder, path, buffer in
    guard let address = buffer.baseAddress else { return 0 }
    return readlinkat(folder, path, address, buffer.count)
  }

  /// The names in an open folder, without `.` and `..`; nil on failure.
  package var list: @Sendable (Folder) -> [[UInt8]]? = { Self.names(in: $0) }

  /// `fchmodat`, which doesn't follow symbolic links here.
  package var changeMode: @Sendable (Folder, Path, mode_t) -> Int32 = { fchmodat($0, $1, $2, AT_SYMLINK_NOFOLLOW) }
  /// `fchmod`.
  package var changeModeOfOpen: @Sendable (Int32, mode_t) -> Int32 = { Glibc.fchmod($0, $1) }
  /// `fchown`.
  package var changeOwnerOfOpen: @Sendable (Int32, uid_t, gid_t) -> Int32 = { Glibc.fchown($0, $1, $2) }
  /// `fchownat`, which doesn't follow symbolic links here.
  package var changeOwnerOfLink: @Sendable (Folder, Path, uid_t, gid_t) -> Int32 = {
    fchownat($0, $1, $2, $3, AT_SYMLINK_NOFOLLOW)
  }
  /// Copies the extended attributes of the first file, including access control lists, to the second, which is open.
  package var copyAttributes: @Sendable (ExtendedAttributes.Source, Int32) -> Int32 = {
    ExtendedAttributes.copy(from: $0, to: $1)
  }
  /// `futimens`, with the access and modification times.
  package var changeTimesOfOpen: @Sendable (Int32, timespec, timespec) -> Int32 = { file, accessed, modified in
    [accessed, modified].withUnsafeBufferPointer { Glibc.futimens(file, $0.baseAddress) }
  }
  /// `utimensat`, which doesn't follow symbolic links here.
  package var changeTimesOfLink: @Sendable (Folder, Path, timespec, timespec) -> Int32 = {
    folder, path, accessed, modified in
    [accessed, modified].withUnsafeBufferPointer { utimensat(folder, path, $0.baseAddress, AT_SYMLINK_NOFOLLOW) }
  }

  /// Acquires a read lease on an open file and releases it. `EAGAIN` if a process has the file open for writing; with
  /// any other error this is unknown.
  package var requireNoWriter: @Sendable (Int32) -> Int32 = { FileLease.requireNoWriter($0) }

  /// The calls of the system.
  package static let system = FileSystemCalls()

  private typealias Rename = @convention(c) (Int32, Path, Int32, Path, UInt32) -> Int32

  // Foundation doesn't declare it, and old C libraries don't have it.
  private static let foundRenameat2: Rename? = {
    guard let symbol = dlsym(nil, "renameat2") else { return nil }
    // The cast is to the signature of the manual page.
    return unsafeBitCast(symbol, to: Rename.self)
  }()

  private static func renameat2(_ old: Path, _ new: Path, _ flags: UInt32) -> Int32 {
    guard let foundRenameat2 else {
      errno = ENOSYS
      return -1
    }
    return foundRenameat2(AT_FDCWD, old, AT_FDCWD, new, flags)
  }

  private typealias SyncFileRange = @convention(c) (Int32, Int64, Int64, UInt32) -> Int32

  private static let foundSyncFileRange: SyncFileRange? = {
    guard let symbol = dlsym(nil, "sync_file_range") else { return nil }
    // The cast is to the signature of the manual page.
    return unsafeBitCast(symbol, to: SyncFileRange.self)
  }()

  private static func syncFileRange(_ file: Int32, _ start: Int64, _ count: Int64, waits: Bool) -> Int32 {
    guard let foundSyncFileRange else {
      errno = ENOSYS
      return -1
    }
    // The flag 2 starts writing; 1 and 4 wait for earlier writes and for this one.
    return foundSyncFileRange(file, start, count, waits ? 7 : 2)
  }

  private static func names(in folder: Folder) -> [[UInt8]]? {
    // Closing the stream closes its descriptor.
    let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    guard let stream = fdopendir(copy) else {
      Glibc.close(copy)
      return nil
    }
    defer { closedir(stream) }
    // The descriptors share their position.
    rewinddir(stream)
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      // The name may be longer or shorter than the array in the declaration.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
      let name = Array(UnsafeBufferPointer(start: start, count: strlen(UnsafePointer(OpaquePointer(start)))))
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return errno == 0 ? names : nil
  }
}
