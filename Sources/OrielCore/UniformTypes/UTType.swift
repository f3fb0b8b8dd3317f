import FoundationEssentials

/// A uniform type of files or data.
///
/// ```swift
/// UTType.png.conforms(to: .image)          // true
/// UTType(filenameExtension: "md")          // net.daringfireball.markdown
/// UTType(mimeType: "application/pdf")      // com.adobe.pdf
/// ```
///
/// The types of Apple's framework are built in. On GTK the shared MIME database adds the installed types, and localized
/// descriptions. An undeclared type is represented by a dynamic type of its file name extension or MIME type, which is
/// equal to other dynamic types of the same extension or MIME type.
public struct UTType: Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The lowercase identifier, by which types are compared.
  let key: String

  /// A type with this identifier, whether it is declared or not.
  init(unchecked identifier: String) {
    self.identifier = identifier
    key = identifier.lowercased()
  }

  /// A type of the built-in table. The identifier is expected in lowercase.
  init(builtIn identifier: String, key: String? = nil) {
    self.identifier = identifier
    self.key = key ?? identifier
  }

  /// Creates a type from its identifier; nil if it isn't declared.
  public init?(_ identifier: String) {
    guard let declaration = TypeRegistry.shared.declaration(for: identifier.lowercased()) else { return nil }
    self.init(unchecked: declaration.identifier)
  }

  /// Declares a type that the app defines. Pass a `parentType`: by default it is data.
  ///
  /// Since there is no property list, declare its file name extension with
  /// ``init(exportedAs:conformingTo:filenameExtensions:mimeTypes:localizedDescription:)``. Without an extension, files
  /// of this type have the extension of the nearest supertype, and are recognized as that type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      exportedAs: identifier, conformingTo: parentType, filenameExtensions: [], mimeTypes: [],
      localizedDescription: nil)
  }

  /// Declares a type that another app defines. An existing declaration isn't changed.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }
  }

  /// Declares a type that the app defines, with the properties that a property list declares on Apple's platforms: file
  /// name extensions, the preferred one first, MIME types, and a description.
  public init(
    exportedAs identifier: String, conformingTo parentType: UTType?, filenameExtensions: [String],
    mimeTypes: [String] = [], localizedDescription: String? = nil
  ) {
    self.init(unchecked: identifier)
    TypeRegistry.shared.declare(
      TypeDeclaration(
        identifier: identifier, parents: parentType.map { [$0.key] } ?? [],
        extensions: filenameExtensions.map { $0.lowercased() }, mimeTypes: mimeTypes.map { $0.lowercased() },
        description: localizedDescription))
  }

  /// Whether the type is declared by Oriel, the app or the system. Dynamic types aren't declared.
  public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.declaration(for: key) != nil }

  /// Whether the type is created from an undeclared extension or MIME type. Its identifier can be stored.
  public var isDynamic: Bool { key.hasPrefix(DynamicType.prefix) }

  /// Whether the identifier of the type begins with `public.`.
  public var isPublic: Bool { key.hasPrefix("public.") }

  /// The description of the type, such as "PNG image", localized if the system has a translation.
  public var localizedDescription: String? { TypeRegistry.shared.localizedDescription(of: key) }

  /// The version of the declaration. Always nil.
  public var version: Int? { nil }

  /// The URL of a description of the type. Always nil.
  public var referenceURL: URL? { nil }
}

extension UTType: Hashable {
  /// Returns whether the identifiers are equal, ignoring case.
  public static func == (first: UTType, second: UTType) -> Bool { first.key == second.key }

  /// Hashes the identifier, ignoring case.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension UTType: Codable {
  /// Decodes a type from its identifier, which may be undeclared.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard !identifier.isEmpty else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a type's identifier is empty")
    }
    self = UTType(identifier) ?? UTType(unchecked: identifier)
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  /// The identifier and the kind of declaration.
  public var debugDescription: String {
    let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
    return "<UTType \(identifier) (\(kind))>"
  }
}
