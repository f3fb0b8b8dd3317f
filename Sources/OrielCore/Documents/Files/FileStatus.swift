import FoundationEssentials
import Glibc

/// The status of a file.
struct FileStatus: Sendable {
  enum Kind: Sendable { case file, folder, link, special }

  /// The identity of a file, independent of its name.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int64
  /// Whether the file is sparse.
  let hasHoles: Bool
  /// The permissions with the three special bits.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let accessed: timespec
  let modified: timespec

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    size = Int64(status.st_size)
    hasHoles = Int64(status.st_blocks) * 512 < Int64(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    accessed = status.st_atim
    modified = status.st_mtim
  }

  /// Whether the content of the file or folder didn't change between this status and `later`. Renaming isn't a change.
  func isUnchanged(in later: FileStatus) -> Bool {
    identity == later.identity && size == later.size && Self.same(modified, later.modified)
  }

  /// Whether a write at this time may leave the modification time unchanged: some file systems have a resolution of two
  /// seconds.
  func mayChangeUnseen(at now: timespec) -> Bool { abs(now.tv_sec - modified.tv_sec) <= 2 }

  private static func same(_ first: timespec, _ second: timespec) -> Bool {
    first.tv_sec == second.tv_sec && first.tv_nsec == second.tv_nsec
  }
}
