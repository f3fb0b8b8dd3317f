import Foundation
import Glibc

/// The time and the size of a file, by which a later change of another program is noticed.
struct FileStamp: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let bytes: Int

  /// Nil if there is no file.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    bytes = Int(status.st_size)
  }

  /// Gives a file this time.
  func giveTime(to url: URL) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    utimensat(AT_FDCWD, url.path, [time, time], 0)
  }
}
