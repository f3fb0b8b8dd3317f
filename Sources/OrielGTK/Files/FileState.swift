import Glibc

/// What tells a file from another one, and its content from an earlier one.
struct FileState: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int
  let isFolder: Bool

  /// Returns nil if there is no such file.
  init?(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    device = found.st_dev
    number = found.st_ino
    size = found.st_size
    seconds = found.st_mtim.tv_sec
    nanoseconds = found.st_mtim.tv_nsec
    isFolder = found.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether it is one file in two states.
  func isSameFile(as other: FileState) -> Bool { device == other.device && number == other.number }

  /// Whether the file is on the same file system as another one.
  func isBeside(_ other: FileState) -> Bool { device == other.device }
}

/// Finds a file again that has been moved, also to another folder: an open descriptor knows its path.
///
/// It is only made on the file system of the home folder, since a file system with open descriptors, as that of a
/// removable disk, can't be unmounted.
final class FileAnchor {
  /// `O_PATH`, which is hidden from Swift behind a feature macro: the descriptor only names the file.
  private static let pathOnly: Int32 = 0o10_000_000

  private let descriptor: Int32

  init?(_ path: String) {
    guard let home = getenv("HOME"), let homeState = FileState(String(cString: home)), let state = FileState(path),
      state.isBeside(homeState)
    else { return nil }
    descriptor = open(path, Self.pathOnly | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Where the file is now; nil if it has been deleted.
  var path: String? {
    guard let path = realpath("/proc/self/fd/\(descriptor)", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
