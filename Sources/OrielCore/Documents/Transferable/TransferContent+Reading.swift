import FoundationEssentials

extension TransferContent {
  /// The data, which is read if the content is a file.
  func contents() throws -> Data {
    switch self {
    case .data(let data): return data
    case .file(let file):
      guard let path = DiskPath(file.file) else { throw FileAccessError(.read, file.file, .invalidName) }
      return try FileSystem().contents(of: path, for: FileSubject(.read, path))
    }
  }

  /// The content to write to a file.
  func fileContent() throws -> FileContent {
    switch self {
    case .data(let data): return .data(data)
    case .file(let file):
      guard let path = DiskPath(file.file) else { throw FileAccessError(.read, file.file, .invalidName) }
      return .copy(of: path)
    }
  }
}
