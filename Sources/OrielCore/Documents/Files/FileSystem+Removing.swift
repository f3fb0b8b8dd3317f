import FoundationEssentials
import Glibc

extension FileSystem {
  /// Whether something that was found may be removed.
  typealias MayRemove = (FilePlace, FileStatus) -> Bool

  /// Removes a file, or a folder with all that is in it, as far as that can be done. A symbolic link is removed itself,
  /// never what it leads to, even if it takes the place of a folder in the meantime.
  ///
  /// - Parameter mayRemove: asked for each thing. What it refuses stays, with the folders that it is in.
  /// - Returns: whether nothing is left.
  @discardableResult func discard(_ path: DiskPath, where mayRemove: MayRemove = { _, _ in true }) -> Bool {
    // What failed once for a passing reason is tried once more.
    remove(FilePlace(path), mayRemove) || remove(FilePlace(path), mayRemove)
  }

  /// Removes what an operation has made, and nothing that others have put there since.
  @discardableResult func discard(_ path: DiskPath, only made: Set<FileStatus.Identity>) -> Bool {
    discard(path) { made.contains($1.identity) }
  }

  /// Takes back what an operation has made and given its name. Under a hidden name first, for by its own others may put
  /// something else there between a look at it and its removal. What they have put there, or into it, stays.
  ///
  /// - Returns: whether nothing is left.
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

  /// Whether one of these is at the path now.
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
    // It is refused where anything is left.
    return place.withCString { calls.removeFolder($0, $1) } == 0 || errno == ENOENT
  }

  private func removeChildren(of place: FilePlace, _ identity: FileStatus.Identity, _ mayRemove: MayRemove) {
    let folder = opened(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { _ = calls.close(folder) }
    var found = stat()
    // The one that was looked at, not one that has been put there since.
    guard calls.statusOfOpen(folder, &found) == 0, FileStatus(found).identity == identity else { return }
    for name in calls.list(folder) ?? [] { _ = remove(FilePlace(name, in: folder), mayRemove) }
  }
}
