import FoundationEssentials

/// Determines the type of a file from its name, or from its contents if the name doesn't identify it.
struct FileKind {
  let path: DiskPath
  let status: FileStatus
  let system: FileSystem
  /// Whether the encoding of a text has to be determined from its contents.
  var tellsEncoding = false

  /// The possible types of the file, the most likely first.
  func types(for subject: FileSubject) throws -> [UTType] {
    if status.kind == .folder {
      // A folder with an extension may be a package, which is also a folder.
      return TypeRegistry.shared.types(ofFileNamed: path.nameText).filter { $0.conforms(to: .directory) } + [.folder]
    }
    let byName = TypeRegistry.shared.types(ofFileNamed: path.nameText).filter { !$0.conforms(to: .directory) }
    let isKnown = byName.contains { !$0.isDynamic || $0.preferredMIMEType != nil }
    if isKnown, !tellsEncoding || !byName.contains(where: { $0.conforms(to: .plainText) }) { return byName }
    let beginning = try system.contents(of: path, limit: TypeSniffer.length, for: subject)
    if isKnown { return TypeSniffer.isText(beginning) ? byName + [.utf8PlainText] : byName }
    var found: [UTType] = []
    if let mimeType = TypeRegistry.shared.database?.mimeType(ofFileNamed: path.nameText, beginning: beginning),
      let type = UTType(mimeType: mimeType)
    {
      found.append(type)
    }
    if let type = TypeSniffer.type(of: beginning) { found.append(type) }
    if status.mode & 0o111 != 0 { found.append(.unixExecutable) }
    return found + byName + [.data]
  }
}
