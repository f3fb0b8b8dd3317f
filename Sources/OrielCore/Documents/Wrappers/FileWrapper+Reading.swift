import FoundationEssentials

extension FileWrapper {
  /// Replaces the wrapper's contents by a file, a folder with its contents, or a symbolic link, which isn't followed.
  ///
  /// - Throws: `FileAccessError`. The wrapper is unchanged in this case.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    guard let path = DiskPath(url) else { throw FileAccessError(.read, url, .invalidName) }
    let read = try Self.read(path, system: FileSystem())
    content = read.content
    fileAttributes = read.fileAttributes
    nameOnDisk = read.nameOnDisk
    filename = read.filename
    if preferredFilename == nil { preferredFilename = read.filename }
  }

  /// Returns whether the files, links and folders on disk have the same contents as the wrapper.
  public func matchesContents(of url: URL) -> Bool {
    guard let path = DiskPath(url) else { return false }
    return matches(FilePlace(path), system: FileSystem(), FileSubject(.read, path))
  }

  static func read(_ path: DiskPath, system: FileSystem) throws -> FileWrapper {
    try read(FilePlace(path), path, system: system)
  }

  private static func read(_ place: FilePlace, _ path: DiskPath, system: FileSystem) throws -> FileWrapper {
    let subject = FileSubject(.read, path)
    let status = try system.status(place, for: subject)
    let wrapper: FileWrapper
    switch status.kind {
    case .file:
      wrapper = FileWrapper(content: .file(try system.contents(of: place, as: status.identity, for: subject)))
    case .link: wrapper = FileWrapper(content: .link(try system.target(ofLink: place, for: subject)))
    case .special: throw subject.error(.notAFile)
    case .folder:
      var children: [String: FileWrapper] = [:]
      try system.inFolder(place, as: status.identity, for: subject) { folder, names in
        for name in names {
          let child = try read(FilePlace(name, in: folder), path.appending(name), system: system)
          var key = String(decoding: name, as: UTF8.self)
          // Names that aren't valid UTF-8 may have equal representations.
          while children[key] != nil { key += "\u{FFFD}" }
          children[key] = child
        }
      }
      wrapper = FileWrapper(content: .folder(children))
    }
    wrapper.filename = path.nameText
    wrapper.preferredFilename = path.nameText
    if String(validating: path.name, as: UTF8.self) == nil { wrapper.nameOnDisk = path.name }
    wrapper.fileAttributes = Self.attributes(status)
    return wrapper
  }

  /// - Parameter subject: the subject of errors, which are ignored here.
  private func matches(_ place: FilePlace, system: FileSystem, _ subject: FileSubject) -> Bool {
    guard let status = try? system.status(place, for: subject) else { return false }
    switch content {
    case .file(let contents):
      return status.kind == .file && status.size == contents.count
        && (try? system.contents(of: place, as: status.identity, for: subject)) == contents
    case .link(let text):
      return status.kind == .link && (try? system.target(ofLink: place, for: subject)) == text
    case .folder(let children):
      guard status.kind == .folder else { return false }
      let expected = children.map { (name: $0.value.diskName(for: $0.key), child: $0.value) }
      let isSame = try? system.inFolder(place, as: status.identity, for: subject) { folder, names in
        Set(names) == Set(expected.map(\.name))
          && expected.allSatisfy { $0.child.matches(FilePlace($0.name, in: folder), system: system, subject) }
      }
      return isSame == true
    }
  }

  private static func attributes(_ status: FileStatus) -> [String: Any] {
    let type: FileAttributeType =
      switch status.kind {
      case .file: .typeRegular
      case .folder: .typeDirectory
      case .link: .typeSymbolicLink
      case .special: .typeUnknown
      }
    let modified = Double(status.modified.tv_sec) + Double(status.modified.tv_nsec) / 1e9
    return [
      FileAttributeKey.type.rawValue: type,
      FileAttributeKey.size.rawValue: Int(status.size),
      FileAttributeKey.posixPermissions.rawValue: Int(status.mode & 0o777),
      FileAttributeKey.modificationDate.rawValue: Date(timeIntervalSince1970: modified),
    ]
  }
}
