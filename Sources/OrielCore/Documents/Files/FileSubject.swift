import FoundationEssentials
import Glibc

/// What is being done with which file: what an error tells the user about.
struct FileSubject: Sendable {
  var action: FileAccessError.Action
  var path: DiskPath

  init(_ action: FileAccessError.Action, _ path: DiskPath) {
    self.action = action
    self.path = path
  }

  /// The same, done with a file in this folder.
  func appending(_ name: [UInt8]) -> FileSubject { FileSubject(action, path.appending(name)) }

  func error(_ reason: FileAccessError.Reason) -> FileAccessError { FileAccessError(action, path.url(), reason) }

  /// The error that a system call has just set.
  func error(code: Int32 = errno) -> FileAccessError { error(FileAccessError.Reason(code: code)) }
}
