import FoundationEssentials

/// The type of a file or of data, as in Apple's Uniform Type Identifiers.
///
/// ```swift
/// UTType.png.conforms(to: .image)          // true
/// UTType(filenameExtension: "md")          // net.daringfireball.markdown
/// UTType(mimeType: "application/pdf")      // com.adobe.pdf
/// ```
///
/// Oriel knows the types of Apple's framework itself. On GTK the shared MIME database adds what is installed: more
/// types, and descriptions in the user's language. A type that nobody has declared is made from its file name
/// extension or MIME type alone, and is equal to every other type made from the same.
public struct UTType: Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// What the type is looked up and compared by: identifiers differ only in more than their case.
  let key: String

  /// A type with this identifier, declared or not.
  init(unchecked identifier: String) {
    self.identifier = identifier
    key = identifier.lowercased()
  }

  /// A type of the built-in table, whose identifiers are in lower case where they are written down.
  init(builtIn identifier: String, key: String? = nil) {
    self.identifier = identifier
    self.key = key ?? identifier
  }

  /// Creates a type by its identifier; nil if no type with it is declared.
  public init?(_ identifier: String) {
    guard let declaration = TypeRegistry.shared.declaration(for: identifier.lowercased()) else { return nil }
    self.init(unchecked: declaration.identifier)
  }

  /// Creates a type that the app itself defines. Give it a `parentType`, for nothing else says what it is.
  ///
  /// The file name extension of such a type comes from
  /// ``init(exportedAs:conformingTo:filenameExtensions:mimeTypes:localizedDescription:)``, since there is no property
  /// list of a bundle to say it. Without one its files are called like those of the nearest type that it conforms to,
  /// and are known by the same.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      exportedAs: identifier, conformingTo: parentType, filenameExtensions: [], mimeTypes: [],
      localizedDescription: nil)
  }

  /// Creates a type that another app defines and this one uses. What is known of it already stays as it is.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }
  }

  /// Creates a type that the app itself defines, with what an app bundle's property list says on Apple's platforms: the
  /// extensions of its files' names, the preferred one first, its MIME types, and what people call it.
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

  /// Whether a type with this identifier is declared, by Oriel, by the app or by the system. A type made from an
  /// extension that nobody knows isn't.
  public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.declaration(for: key) != nil }

  /// Whether the type is made from an extension or a MIME type alone. Its identifier can be stored all the same.
  public var isDynamic: Bool { key.hasPrefix(DynamicType.prefix) }

  /// Whether the type is in the public domain: its identifier begins with `public.`.
  public var isPublic: Bool { key.hasPrefix("public.") }

  /// What people call files of this type, in the user's language where the system knows it: "PNG image".
  public var localizedDescription: String? { TypeRegistry.shared.localizedDescription(of: key) }

  /// The version of the type's declaration. No declaration of Oriel's has one.
  public var version: Int? { nil }

  /// Where the type is described. No declaration of Oriel's says.
  public var referenceURL: URL? { nil }
}

extension UTType: Hashable {
  /// Whether the identifiers are the same, whatever their case.
  public static func == (first: UTType, second: UTType) -> Bool { first.key == second.key }

  /// Adds the identifier, without its case.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension UTType: Codable {
  /// Creates a type from its identifier, which need not be declared: what was stored must not be lost.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard !identifier.isEmpty else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a type's identifier is empty")
    }
    self = UTType(identifier) ?? UTType(unchecked: identifier)
  }

  /// Stores the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier, and what kind of type it is.
  public var debugDescription: String {
    let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
    return "<UTType \(identifier) (\(kind))>"
  }
}
