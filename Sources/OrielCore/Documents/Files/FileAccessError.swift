import FoundationEssentials
import Glibc

/// An error in reading, writing or moving a file. Its localized description names the file.
///
/// `fileImporter`, `fileExporter` and `fileMover` complete with it if the file system is the cause. An error that a
/// document throws while it is written is passed on unchanged. ``recoverySuggestion`` tells the user what to do.
public struct FileAccessError: LocalizedError, Equatable, Sendable {
  /// The operation that failed.
  public enum Action: Equatable, Sendable {
    /// The file was opened or its type was determined.
    case read
    /// The file was written.
    case write
    /// The file was moved.
    case move
  }

  /// The cause of the failure.
  public enum Reason: Equatable, Sendable {
    /// The file or folder doesn't exist.
    case notFound
    /// The user doesn't have the required permission.
    case noPermission
    /// The file system is read-only.
    case readOnlyDisk
    /// The disk is full, or the user's quota is exceeded.
    case diskFull
    /// The file is too large for the file system.
    case tooLarge
    /// A file with this name already exists.
    case alreadyExists
    /// The name isn't a valid file name.
    case invalidName
    /// The name is too long for the file system.
    case nameTooLong
    /// The item is a pipe, a device or a socket.
    case notAFile
    /// The item is a folder.
    case isAFolder
    /// The item isn't a folder.
    case notAFolder
    /// Symbolic links form a cycle.
    case linkLoop
    /// The file's type isn't one of the requested types.
    case wrongType
    /// The predicate of `fileDialogURLEnabled(_:)` doesn't match the file.
    case notAccepted
    /// The destination is inside of the folder that is moved.
    case insideItself
    /// A process has the file open for writing.
    case inUse
    /// The file was changed while it was read.
    case changedMeanwhile
    /// The copy differs from the original.
    case copyDiffers
    /// The item can't be exported as the requested type.
    case cannotBeExported
    /// A system call failed with this `errno`.
    case system(Int32)
  }

  /// The operation that failed.
  public let action: Action
  /// The file that the user has chosen, never a temporary file.
  public let url: URL
  /// The cause of the failure.
  public let reason: Reason

  /// Creates an error for an operation on a file.
  public init(_ action: Action, _ url: URL, _ reason: Reason) {
    self.action = action
    self.url = url
    self.reason = reason
  }

  /// A localized sentence that names the file and the cause.
  public var errorDescription: String? {
    let name = DiskPath(url)?.shownName ?? url.absoluteString
    return sentence(name: name)
  }

  /// A localized suggestion for the user; nil if there is none.
  public var recoverySuggestion: String? { reason.advice() }
}

extension FileAccessError: CustomStringConvertible {
  /// The sentence of ``errorDescription`` with the whole path, for logs.
  public var description: String { sentence(name: DiskPath(url)?.description ?? url.absoluteString) }
}

extension FileAccessError.Reason {
  /// Creates the reason for an `errno`.
  init(code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnlyDisk
      case ENOSPC, EDQUOT: .diskFull
      case EFBIG: .tooLarge
      case EEXIST, ENOTEMPTY: .alreadyExists
      case ENAMETOOLONG: .nameTooLong
      case EISDIR: .isAFolder
      case ENOTDIR: .notAFolder
      case ELOOP: .linkLoop
      default: .system(code)
      }
  }
}
