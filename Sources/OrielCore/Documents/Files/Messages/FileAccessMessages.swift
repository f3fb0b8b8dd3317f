import FoundationEssentials
import Glibc

/// The messages of file access errors in one language.
struct FileAccessMessages: Sendable {
  let read: String
  let write: String
  let move: String
  let notFound: String
  let noPermission: String
  let readOnlyDisk: String
  let diskFull: String
  let tooLarge: String
  let alreadyExists: String
  let invalidName: String
  let nameTooLong: String
  let notAFile: String
  let isAFolder: String
  let notAFolder: String
  let linkLoop: String
  let wrongType: String
  let notAccepted: String
  let insideItself: String
  let inUse: String
  let changedMeanwhile: String
  let copyDiffers: String
  let cannotBeExported: String
  let chooseAnotherFolder: String
  let makeRoom: String
  let chooseAnotherName: String
  let tryAgain: String
  let closeIt: String
  /// The question whether an existing file is to be replaced.
  let replaceIt: String

  /// The messages in the language of the process.
  static var current: FileAccessMessages { messages(for: UserLanguage.preferred) }

  /// The text in the first of the languages that has a translation.
  static func messages(for languages: [String]) -> FileAccessMessages {
    for language in languages {
      if let messages = UserLanguage.lookUp(language, in: translations) { return messages }
    }
    return english
  }

  func sentence(for error: FileAccessError, name: String) -> String {
    let format =
      switch error.action {
      case .read: read
      case .write: write
      case .move: move
      }
    // Only the first placeholder is replaced, since the name may contain any text.
    let parts = format.parts(separatedBy: "%@")
    guard parts.count == 3 else { return format }
    return parts[0] + name + parts[1] + text(of: error.reason) + parts[2]
  }

  func advice(for reason: FileAccessError.Reason) -> String? {
    switch reason {
    case .noPermission, .readOnlyDisk, .tooLarge: chooseAnotherFolder
    case .diskFull: makeRoom
    case .alreadyExists, .invalidName, .nameTooLong: chooseAnotherName
    case .changedMeanwhile, .copyDiffers: tryAgain
    case .inUse: closeIt
    case .notFound, .notAFile, .isAFolder, .notAFolder, .linkLoop, .wrongType, .notAccepted, .insideItself,
      .cannotBeExported, .system:
      nil
    }
  }

  private func text(of reason: FileAccessError.Reason) -> String {
    switch reason {
    case .notFound: notFound
    case .noPermission: noPermission
    case .readOnlyDisk: readOnlyDisk
    case .diskFull: diskFull
    case .tooLarge: tooLarge
    case .alreadyExists: alreadyExists
    case .invalidName: invalidName
    case .nameTooLong: nameTooLong
    case .notAFile: notAFile
    case .isAFolder: isAFolder
    case .notAFolder: notAFolder
    case .linkLoop: linkLoop
    case .wrongType: wrongType
    case .notAccepted: notAccepted
    case .insideItself: insideItself
    case .inUse: inUse
    case .changedMeanwhile: changedMeanwhile
    case .copyDiffers: copyDiffers
    case .cannotBeExported: cannotBeExported
    case .system(let code): String(cString: strerror(code))
    }
  }
}
