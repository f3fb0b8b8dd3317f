import FoundationEssentials

extension FileWrapper {
  /// Writes the wrapper atomically: an existing file or folder is either replaced completely or unchanged.
  ///
  /// - Parameters:
  ///   - url: the destination.
  ///   - options: with `withNameUpdating`, `filename` is set to the name of the written file.
  ///   - originalContentsURL: the URL of an earlier version, which isn't used.
  /// - Throws: `FileAccessError`.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard let path = DiskPath(url) else { throw FileAccessError(.write, url, .invalidName) }
    try FileWriter(system: FileSystem(), job: FileJob()).write(fileContent, to: path, replacing: true)
    if options.contains(.withNameUpdating) { updateNames(filename: path.nameText) }
  }

  /// The wrapper as a value that can be passed to another thread.
  package var fileContent: FileContent {
    switch content {
    case .file(let contents): .data(contents, permissions: permissions)
    case .link(let text): .link(to: text)
    case .folder(let children):
      .folder(
        children.sorted { $0.key < $1.key }.map { key, child in
          FileContent.Entry(name: child.diskName(for: key), content: child.fileContent)
        })
    }
  }

  /// The file name of the child with a key.
  func diskName(for key: String) -> [UInt8] {
    // Prefers the original bytes if the key was derived from them.
    if let nameOnDisk, key.hasPrefix(String(decoding: nameOnDisk, as: UTF8.self)),
      key.unicodeScalars.contains(where: { $0 == "\u{FFFD}" })
    {
      return nameOnDisk
    }
    return Array(key.utf8)
  }

  private var permissions: UInt16? {
    let value = fileAttributes[FileAttributeKey.posixPermissions.rawValue]
    if let number = value as? any BinaryInteger { return UInt16(truncatingIfNeeded: number) }
    // The number types of Foundation can be described without importing it.
    return value.flatMap { UInt16("\($0)") }
  }

  private func updateNames(filename name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.updateNames(filename: key) }
  }
}
