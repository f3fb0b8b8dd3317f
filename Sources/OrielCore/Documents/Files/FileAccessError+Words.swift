import Glibc

extension FileAccessError {
  /// The sentence that names the file and the cause.
  func sentence(name: String, in words: Catalog = .current) -> String {
    let sentence: Word =
      switch action {
      case .read: .fileRead
      case .write: .fileWrite
      case .move: .fileMove
      }
    return words[sentence].filled(with: [name, reason.text(in: words)])
  }
}

extension FileAccessError.Reason {
  /// The suggestion for the user; nil if there is none.
  func advice(in words: Catalog = .current) -> String? {
    switch self {
    case .noPermission, .readOnlyDisk, .tooLarge: words[.fileChooseAnotherFolder]
    case .diskFull: words[.fileMakeRoom]
    case .alreadyExists, .invalidName, .nameTooLong: words[.fileChooseAnotherName]
    case .changedMeanwhile, .copyDiffers: words[.fileTryAgain]
    case .inUse: words[.fileCloseIt]
    case .notFound, .notAFile, .isAFolder, .notAFolder, .linkLoop, .wrongType, .notAccepted, .insideItself,
      .cannotBeExported, .system:
      nil
    }
  }

  fileprivate func text(in words: Catalog) -> String {
    switch self {
    case .notFound: words[.fileNotFound]
    case .noPermission: words[.fileNoPermission]
    case .readOnlyDisk: words[.fileReadOnlyDisk]
    case .diskFull: words[.fileDiskFull]
    case .tooLarge: words[.fileTooLarge]
    case .alreadyExists: words[.fileAlreadyExists]
    case .invalidName: words[.fileInvalidName]
    case .nameTooLong: words[.fileNameTooLong]
    case .notAFile: words[.fileNotAFile]
    case .isAFolder: words[.fileIsAFolder]
    case .notAFolder: words[.fileNotAFolder]
    case .linkLoop: words[.fileLinkLoop]
    case .wrongType: words[.fileWrongType]
    case .notAccepted: words[.fileNotAccepted]
    case .insideItself: words[.fileInsideItself]
    case .inUse: words[.fileInUse]
    case .changedMeanwhile: words[.fileChangedMeanwhile]
    case .copyDiffers: words[.fileCopyDiffers]
    case .cannotBeExported: words[.fileCannotBeExported]
    case .system(let code): String(cString: strerror(code))
    }
  }
}
