import FoundationEssentials

extension FileWrapper {
  /// Writes the wrapper. What is at the place is replaced whole, a folder too, or stays as it is: a file is renamed
  /// over a file, a folder is exchanged with a folder.
  ///
  /// - Parameters:
  ///   - url: where to.
  ///   - options: with `withNameUpdating`, `filename` becomes the name that was written.
  ///   - originalContentsURL: where an earlier version is. It isn't needed here.
  /// - Throws: `FileAccessError`.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard let path = DiskPath(url) else { throw FileAccessError(.write, url, .invalidName) }
    try FileWriter(system: FileSystem(), job: FileJob()).write(fileContent, to: path, replacing: true)
    if options.contains(.withNameUpdating) { updateNames(filename: path.nameText) }
  }

  /// What the wrapper is, as a value that can be handed to another thread.
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

  /// The name on the disk of a child with this key.
  func diskName(for key: String) -> [UInt8] {
    // The bytes are better than the text, as long as the text was made from them.
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
    // Foundation's own numbers, which have no common type without it, say what they are.
    return value.flatMap { UInt16("\($0)") }
  }

  private func updateNames(filename name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.updateNames(filename: key) }
  }
}
