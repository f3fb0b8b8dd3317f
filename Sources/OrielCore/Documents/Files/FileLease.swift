import FoundationEssentials
import Glibc

/// Whether anybody has a file open for writing, which Linux tells whoever asks for a lease on it.
enum FileLease {
  private typealias FileSystemStatus = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32

  // Of these Foundation has no declarations.
  private static let setLease: Int32 = 1024
  private static let setSignal: Int32 = 10
  private static let fileSystemStatus: FileSystemStatus? = dlsym(nil, "fstatfs").map {
    // The cast gives the symbol the signature that its manual page has.
    unsafeBitCast($0, to: FileSystemStatus.self)
  }

  /// Takes a read lease on a file that is open for reading, and gives it back at once: nobody who opens the file waits for
  /// it. The file must be the user's own, or the program be allowed to have leases on all.
  ///
  /// - Returns: 0 if nobody has the file open for writing; -1 and `EAGAIN` in `errno` if somebody has; -1 and another
  ///   error if it can't be told.
  static func requireNoWriter(_ file: Int32) -> Int32 {
    // Who opens the file while the lease is there makes the kernel send a signal, by itself one that ends the process.
    // This one is ignored unless the process asks for it.
    guard fcntl(file, setSignal, SIGURG) == 0 else { return -1 }
    guard fcntl(file, setLease, Int32(F_RDLCK)) == 0 else {
      // The servers of these give leases when they like, so that a refusal says nothing of the file.
      if errno == EAGAIN { errno = isOnNetwork(file) ? ENOTSUP : EAGAIN }
      return -1
    }
    _ = fcntl(file, setLease, Int32(F_UNLCK))
    return 0
  }

  /// Whether a file is on a file system of the kinds NFS, SMB, CIFS or SMB 2.
  private static func isOnNetwork(_ file: Int32) -> Bool {
    // More than it needs on any machine. It begins with the kind.
    let status = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 16)
    defer { status.deallocate() }
    guard let fileSystemStatus, fileSystemStatus(file, status) == 0 else { return false }
    let kinds: [UInt32] = [0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42]
    return kinds.contains(status.load(as: UInt32.self))
  }
}
