import FoundationEssentials
import Glibc

/// Detects with a lease whether a process has a file open for writing.
enum FileLease {
  private typealias FileSystemStatus = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32

  // Constants that Foundation doesn't declare.
  private static let setLease: Int32 = 1024
  private static let setSignal: Int32 = 10
  private static let fileSystemStatus: FileSystemStatus? = dlsym(nil, "fstatfs").map {
    // The cast is to the signature of the manual page.
    unsafeBitCast($0, to: FileSystemStatus.self)
  }

  /// Acquires a read lease on a file that is open for reading, and releases it, so that other processes aren't delayed.
  /// The user must own the file, or the process must have the capability to lease any file.
  ///
  /// - Returns: 0 if no process has the file open for writing; -1 with `EAGAIN` in `errno` if one has; -1 with another
  ///   error if this is unknown.
  static func requireNoWriter(_ file: Int32) -> Int32 {
    // The kernel sends a signal to this process if another one opens the file while it is leased. The default signal
    // would end the process; this one is ignored by default.
    guard fcntl(file, setSignal, SIGURG) == 0 else { return -1 }
    guard fcntl(file, setLease, Int32(F_RDLCK)) == 0 else {
      // Servers of network file systems may refuse leases for other reasons.
      if errno == EAGAIN { errno = isOnNetwork(file) ? ENOTSUP : EAGAIN }
      return -1
    }
    _ = fcntl(file, setLease, Int32(F_UNLCK))
    return 0
  }

  /// Whether a file is on an NFS, SMB, CIFS or SMB 2 file system.
  private static func isOnNetwork(_ file: Int32) -> Bool {
    // Larger than the structure on any architecture. Its first field is the type.
    let status = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 16)
    defer { status.deallocate() }
    guard let fileSystemStatus, fileSystemStatus(file, status) == 0 else { return false }
    let kinds: [UInt32] = [0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42]
    return kinds.contains(status.load(as: UInt32.self))
  }
}
