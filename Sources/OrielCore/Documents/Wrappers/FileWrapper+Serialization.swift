import FoundationEssentials

extension FileWrapper {
  /// The wrapper and its contents as data, from which a wrapper can be created. The format is private.
  public var serializedRepresentation: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(SerializedWrapper(self))
  }

  /// Creates a wrapper from the serialized representation of another one; nil if the data is invalid.
  public convenience init?(serializedRepresentation: Data) {
    guard
      let serialized = try? PropertyListDecoder().decode(SerializedWrapper.self, from: serializedRepresentation),
      let wrapper = serialized.wrapper
    else { return nil }
    self.init(content: wrapper.content)
    preferredFilename = wrapper.preferredFilename
    filename = wrapper.filename
    fileAttributes = wrapper.fileAttributes
    nameOnDisk = wrapper.nameOnDisk
  }
}

/// The stored form of a wrapper. Exactly one of file, link and folder isn't nil.
private struct SerializedWrapper: Codable {
  var file: Data?
  var link: Data?
  var folder: [String: SerializedWrapper]?
  var preferredFilename: String?
  var filename: String?
  var nameOnDisk: Data?
  var permissions: Int?

  init(_ wrapper: FileWrapper) {
    switch wrapper.content {
    case .file(let contents): file = contents
    case .link(let text): link = Data(text)
    case .folder(let children): folder = children.mapValues(SerializedWrapper.init)
    }
    preferredFilename = wrapper.preferredFilename
    filename = wrapper.filename
    nameOnDisk = wrapper.nameOnDisk.map { Data($0) }
    permissions = wrapper.fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? Int
  }

  var wrapper: FileWrapper? {
    let wrapper: FileWrapper
    if let file {
      wrapper = FileWrapper(content: .file(file))
    } else if let link {
      wrapper = FileWrapper(content: .link(Array(link)))
    } else if let folder {
      var children: [String: FileWrapper] = [:]
      for (key, child) in folder {
        guard let child = child.wrapper else { return nil }
        children[key] = child
      }
      wrapper = FileWrapper(content: .folder(children))
    } else {
      return nil
    }
    wrapper.preferredFilename = preferredFilename
    wrapper.filename = filename
    wrapper.nameOnDisk = nameOnDisk.map { Array($0) }
    if let permissions { wrapper.fileAttributes[FileAttributeKey.posixPermissions.rawValue] = permissions }
    return wrapper
  }
}
