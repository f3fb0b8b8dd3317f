import FoundationEssentials
import Glibc

/// Why a file couldn't be read, written or moved. Its description names the file, in the user's language.
///
/// It is what `fileImporter`, `fileExporter` and `fileMover` complete with when the disk is the cause. An error that a
/// document throws while it is being written comes through as it is.
public struct FileAccessError: LocalizedError, Equatable, Sendable {
  /// What was being done with the file.
  public enum Action: Equatable, Sendable {
    /// It was opened, or its type was looked at.
    case read
    /// It was saved.
    case write
    /// It was moved to another folder.
    case move
  }

  /// What kept it from being done.
  public enum Reason: Equatable, Sendable {
    /// There is no such file or folder.
    case notFound
    /// The user may not do it.
    case noPermission
    /// The disk can't be written to.
    case readOnlyDisk
    /// There is no room left on the disk, or none that the user may use.
    case diskFull
    /// The disk can't hold a file so large.
    case tooLarge
    /// A file of that name is there already.
    case alreadyExists
    /// No file can have the name.
    case invalidName
    /// The name is too long for the disk.
    case nameTooLong
    /// It is a pipe, a device or a socket.
    case notAFile
    /// It is a folder.
    case isAFolder
    /// It is no folder.
    case notAFolder
    /// Symbolic links lead round in a circle.
    case linkLoop
    /// It is of a type that wasn't asked for.
    case wrongType
    /// The app accepts no such file here.
    case notAccepted
    /// A folder can't be put into itself.
    case insideItself
    /// A program has it open for writing.
    case inUse
    /// It was changed while it was being read.
    case changedMeanwhile
    /// The copy isn't the same as the original.
    case copyDiffers
    /// The item can't be written as a file of the type.
    case cannotBeExported
    /// The system gave this `errno`.
    case system(Int32)
  }

  /// What was being done.
  public let action: Action
  /// The file that the user knows, never a temporary one.
  public let url: URL
  /// What kept it from being done.
  public let reason: Reason

  /// Creates an error about a file.
  public init(_ action: Action, _ url: URL, _ reason: Reason) {
    self.action = action
    self.url = url
    self.reason = reason
  }

  /// A sentence that names the file and says why.
  public var errorDescription: String? {
    let name = DiskPath(url)?.shownName ?? url.absoluteString
    return FileAccessMessages.current.sentence(for: self, name: name)
  }

  /// What the user can do about it; nil where there is nothing to advise.
  public var recoverySuggestion: String? { FileAccessMessages.current.advice(for: reason) }
}

extension FileAccessError.Reason {
  /// The meaning of an `errno`.
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
