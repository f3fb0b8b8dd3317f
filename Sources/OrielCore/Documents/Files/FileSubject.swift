import FoundationEssentials
import Glibc

/// The operation and the file that are named in errors.
struct FileSubject: Sendable {
  var action: FileAccessError.Action
  var path: DiskPath

  init(_ action: FileAccessError.Action, _ path: DiskPath) {
    self.action = action
    self.path = path
  }

  /// The same operation on a file in this folder.
  func appending(_ name: [UInt8]) -> FileSubject { FileSubject(action, path.appending(name)) }

  func error(_ reason: FileAccessError.Reason) -> FileAccessError { FileAccessError(action, path.url(), reason) }

  /// The error of the last system call.
  func error(code: Int32 = errno) -> FileAccessError { error(FileAccessError.Reason(code: code)) }
}
