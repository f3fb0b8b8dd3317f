import FoundationEssentials

extension UTType {
  /// The extensions and MIME types of the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration = TypeRegistry.shared.declaration(for: key) else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The extension that a file of this type is given, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? { TypeRegistry.shared.declaration(for: key)?.extensions.first }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { TypeRegistry.shared.declaration(for: key)?.mimeTypes.first }

  /// The type of files whose names end in a dot and this extension, which may have several parts, as in `tar.gz`.
  ///
  /// - Parameters:
  ///   - filenameExtension: the extension without the dot; its case doesn't matter.
  ///   - supertype: what the type must conform to. Where no such type is known, one is made.
  /// - Returns: nil if there can be no such extension: it is empty or has a slash in it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of data of this MIME type, whose parameters, as in `text/plain; charset=utf-8`, are left out of account.
  ///
  /// - Parameters:
  ///   - mimeType: the MIME type; its case doesn't matter.
  ///   - supertype: what the type must conform to. Where no such type is known, one is made.
  /// - Returns: nil if it is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that has this tag.
  ///
  /// - Parameters:
  ///   - tag: the extension or the MIME type; its case doesn't matter.
  ///   - tagClass: which of the two it is.
  ///   - supertype: what the type must conform to; nil for whatever. Where no such type is known, one is made.
  /// - Returns: nil if there can be no such tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = first
  }

  /// All the types that have this tag, the likeliest first. Where none is known, one is made.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeRegistry.shared.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }
}

extension UTType {
  /// The type that a file's name tells, by the longest extension that is known: `a.tar.gz` is a compressed archive.
  /// Nil if the name has no extension.
  package init?(filename: String, conformingTo supertype: UTType = .data) {
    guard let type = TypeRegistry.shared.type(ofFileNamed: filename, conformingTo: supertype) else { return nil }
    self = type
  }

  /// The type whose extension files of this one get: itself, or the nearest with an extension that it is a special form
  /// of. Text in UTF-8 has none of its own, and is a `.txt` like other text. Itself where there is none.
  package var namingType: UTType { TypeRegistry.shared.namingType(of: self) }

  /// The type by which files of this one are known: itself, unless nothing tells it from the others that it is a special
  /// form of, as with an app's type of which nobody has said what its files are called.
  package var tellingType: UTType { TypeRegistry.shared.tellingType(of: self) }

  /// Whether a file of this name is rightly called one of this type.
  package func accepts(filename: String) -> Bool {
    TypeRegistry.shared.types(ofFileNamed: filename).contains { $0.conforms(to: self) }
  }
}

extension URL {
  /// The URL with a component added, which has the type's extension unless it already ends in one of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.filename(for: partialName), isDirectory: isFolder)
  }

  /// The URL with the type's extension added, unless it already has one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, !contentType.accepts(filename: lastPathComponent) else {
      return self
    }
    return appendingPathExtension(ending)
  }

  /// Adds a component, which has the type's extension unless it already ends in one of the type's.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Adds the type's extension, unless there is one of the type's already.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The name with the type's extension, which is added if it was left out.
  package func filename(for name: String) -> String {
    guard let ending = preferredFilenameExtension, !accepts(filename: name) else { return name }
    return name.hasSuffix(".") ? name + ending : "\(name).\(ending)"
  }
}
