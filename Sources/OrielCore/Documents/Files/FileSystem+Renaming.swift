import FoundationEssentials
import Glibc

extension FileSystem {
  private static let noReplace: UInt32 = 1
  private static let exchange: UInt32 = 2

  /// Renames within a file system without replacing. Throws `alreadyExists` if the new name is taken.
  ///
  /// - Returns: false, without a change, if the new name is on another file system.
  func renameWithoutReplacing(
    _ old: DiskPath, to new: DiskPath, kind: FileStatus.Kind, for subject: FileSubject
  ) throws -> Bool {
    if rename(old, new, Self.noReplace) { return true }
    switch errno {
    case EXDEV: return false
    // Not supported by the kernel or the file system, or a folder that is moved into itself, which the fallback detects
    // too.
    case ENOSYS, EINVAL, ENOTSUP: break
    default: throw subject.error()
    }
    let isDone = kind == .folder ? renameOverEmptyFolder(old, new) : linkAndUnlink(old, new)
    if isDone { return true }
    switch errno {
    case EXDEV: return false
    case EINVAL: throw subject.error(.insideItself)
    default: throw subject.error()
    }
  }

  /// Renames within a file system, replacing an existing file.
  func renameReplacing(_ old: DiskPath, to new: DiskPath, for subject: FileSubject) throws {
    guard old.withCString({ old in new.withCString { calls.rename(old, $0) } }) == 0 else { throw subject.error() }
  }

  /// Replaces `path` with `new`. Each can be a file or a folder.
  ///
  /// - Returns: the path of the replaced file.
  func swap(_ new: DiskPath, with path: DiskPath, for subject: FileSubject) throws -> DiskPath {
    if rename(new, path, Self.exchange) { return new }
    switch errno {
    case ENOSYS, EINVAL, ENOTSUP: break
    default: throw subject.error()
    }
    // In two steps, between which the path doesn't exist, but never has partial content.
    let aside = temporaryPath(in: path.folder)
    try renameReplacing(path, to: aside, for: subject)
    do {
      try renameReplacing(new, to: path, for: subject)
    } catch {
      try renameReplacing(aside, to: path, for: subject)
      throw error
    }
    return aside
  }

  private func rename(_ old: DiskPath, _ new: DiskPath, _ flags: UInt32) -> Bool {
    old.withCString { old in new.withCString { calls.renameWithFlags(old, $0, flags) } } == 0
  }

  /// Adds a hard link, which fails if the name is taken, and removes the old name.
  private func linkAndUnlink(_ old: DiskPath, _ new: DiskPath) -> Bool {
    old.withCString { old in
      new.withCString { new in
        if calls.link(old, new) == 0 {
          if calls.unlink(AT_FDCWD, old) == 0 { return true }
          let code = errno
          _ = calls.unlink(AT_FDCWD, new)
          errno = code
          return false
        }
        guard errno == EPERM || errno == ENOTSUP || errno == EMLINK || errno == ENOSYS else { return false }
        // On a file system without hard links, an empty file reserves the name.
        let file = calls.open(AT_FDCWD, new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        _ = calls.close(file)
        if calls.rename(old, new) == 0 { return true }
        let code = errno
        _ = calls.unlink(AT_FDCWD, new)
        errno = code
        return false
      }
    }
  }

  /// Reserves the name with an empty folder, over which a folder can be renamed.
  private func renameOverEmptyFolder(_ old: DiskPath, _ new: DiskPath) -> Bool {
    old.withCString { old in
      new.withCString { new in
        guard calls.makeFolder(AT_FDCWD, new, 0o700) == 0 else { return false }
        if calls.rename(old, new) == 0 { return true }
        let code = errno
        _ = calls.removeFolder(AT_FDCWD, new)
        errno = code
        return false
      }
    }
  }
}
