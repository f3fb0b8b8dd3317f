import FoundationEssentials

extension UTType {
  /// The filename extensions and MIME types of the type, with the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration = TypeRegistry.shared.declaration(for: key) else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The preferred file name extension, without the dot; nil if there is none.
  public var preferredFilenameExtension: String? { TypeRegistry.shared.declaration(for: key)?.extensions.first }

  /// The preferred MIME type; nil if there is none.
  public var preferredMIMEType: String? { TypeRegistry.shared.declaration(for: key)?.mimeTypes.first }

  /// Creates the type of a file name extension, which may have several parts, as in `tar.gz`.
  ///
  /// - Parameters:
  ///   - filenameExtension: the extension without the dot, in any case.
  ///   - supertype: a type to which the result conforms. A dynamic type is created if there is no such declared type.
  /// - Returns: nil if the extension is empty or contains a slash.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type. Parameters, as in `text/plain; charset=utf-8`, are ignored.
  ///
  /// - Parameters:
  ///   - mimeType: the MIME type, in any case.
  ///   - supertype: a type to which the result conforms. A dynamic type is created if there is no such declared type.
  /// - Returns: nil if the string isn't a valid MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag.
  ///
  /// - Parameters:
  ///   - tag: the extension or the MIME type, in any case.
  ///   - tagClass: the kind of tag.
  ///   - supertype: a type to which the result conforms; nil for any. A dynamic type is created if there is no such
  ///     declared type.
  /// - Returns: nil if the tag is invalid.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = first
  }

  /// Returns all types with a tag, the most likely first, or a dynamic type if there are none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeRegistry.shared.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }
}

extension UTType {
  /// Creates the type of a file name, by its longest known extension: `a.tar.gz` is a compressed archive. Nil if the
  /// name has no extension.
  package init?(filename: String, conformingTo supertype: UTType = .data) {
    guard let type = TypeRegistry.shared.type(ofFileNamed: filename, conformingTo: supertype) else { return nil }
    self = type
  }

  /// The type whose extension is used for files of this type: itself, or the nearest supertype with an extension. For
  /// example, UTF-8 text has no extension of its own and uses `.txt`. Itself if there is none.
  package var namingType: UTType { TypeRegistry.shared.namingType(of: self) }

  /// The type by which files of this type are recognized: itself, or a supertype if the type has neither an extension
  /// nor a MIME type, such as an app's type that has been declared without one.
  package var tellingType: UTType { TypeRegistry.shared.tellingType(of: self) }

  /// Whether a file name has an extension of this type.
  package func accepts(filename: String) -> Bool {
    TypeRegistry.shared.types(ofFileNamed: filename).contains { $0.conforms(to: self) }
  }
}

extension URL {
  /// Returns the URL with a path component, to which the type's extension is added if it is missing.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.filename(for: partialName), isDirectory: isFolder)
  }

  /// Returns the URL with the type's extension, which is added if it is missing.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, !contentType.accepts(filename: lastPathComponent) else {
      return self
    }
    return appendingPathExtension(ending)
  }

  /// Appends a path component, to which the type's extension is added if it is missing.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the type's extension if it is missing.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The name with the type's extension, which is added if it is missing.
  package func filename(for name: String) -> String {
    guard let ending = preferredFilenameExtension, !accepts(filename: name) else { return name }
    return name.hasSuffix(".") ? name + ending : "\(name).\(ending)"
  }
}
