import FoundationEssentials
import Glibc

extension FileSystem {
  /// Returns whether a file may be removed.
  typealias MayRemove = (FilePlace, FileStatus) -> Bool

  /// Removes a file, or a folder with its contents, as far as possible. Symbolic links are removed, not followed, even
  /// if one replaces a folder during the operation.
  ///
  /// - Parameter mayRemove: called for each item. Items that it excludes are kept, and so are the folders that contain
  ///   them.
  /// - Returns: whether all items have been removed.
  @discardableResult func discard(_ path: DiskPath, where mayRemove: MayRemove = { _, _ in true }) -> Bool {
    // Tried twice, in case the failure was temporary.
    remove(FilePlace(path), mayRemove) || remove(FilePlace(path), mayRemove)
  }

  /// Removes the files that an operation has created, but none that other processes have added.
  @discardableResult func discard(_ path: DiskPath, only made: Set<FileStatus.Identity>) -> Bool {
    discard(path) { made.contains($1.identity) }
  }

  /// Removes a file that an operation has created and renamed to its final name. It is first renamed to a hidden name,
  /// so that another process can't replace it between the check and the removal. Files of other processes are kept.
  ///
  /// - Returns: whether all items have been removed.
  func withdraw(_ path: DiskPath, only made: Set<FileStatus.Identity>) -> Bool {
    let subject = FileSubject(.write, path)
    let aside = temporaryPath(in: path.folder)
    do {
      guard let status = try statusIfThere(path, for: subject) else { return true }
      guard try renameWithoutReplacing(path, to: aside, kind: status.kind, for: subject) else { return false }
      if discard(aside, only: made) { return true }
      _ = try renameWithoutReplacing(aside, to: path, kind: status.kind, for: subject)
      return false
    } catch {
      return false
    }
  }

  /// Whether one of the identities is at the path.
  func isThere(_ path: DiskPath, _ identities: Set<FileStatus.Identity>) -> Bool {
    guard let status = try? status(FilePlace(path), for: FileSubject(.read, path)) else { return false }
    return identities.contains(status.identity)
  }

  private func remove(_ place: FilePlace, _ mayRemove: MayRemove) -> Bool {
    var found = stat()
    guard place.withCString({ calls.statusOfLink($0, $1, &found) }) == 0 else { return errno == ENOENT }
    let status = FileStatus(found)
    guard mayRemove(place, status) else { return false }
    guard status.kind == .folder else { return place.withCString { calls.unlink($0, $1) } == 0 || errno == ENOENT }
    if status.mode & 0o700 != 0o700 { _ = place.withCString { calls.changeMode($0, $1, 0o700) } }
    removeChildren(of: place, status.identity, mayRemove)
    // Fails if the folder isn't empty.
    return place.withCString { calls.removeFolder($0, $1) } == 0 || errno == ENOENT
  }

  private func removeChildren(of place: FilePlace, _ identity: FileStatus.Identity, _ mayRemove: MayRemove) {
    let folder = opened(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { _ = calls.close(folder) }
    var found = stat()
    // Checks that the folder hasn't been replaced in the meantime.
    guard calls.statusOfOpen(folder, &found) == 0, FileStatus(found).identity == identity else { return }
    for name in calls.list(folder) ?? [] { _ = remove(FilePlace(name, in: folder), mayRemove) }
  }
}
