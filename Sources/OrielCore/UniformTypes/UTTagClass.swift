/// A way in which types are named outside of Oriel: by the ending of a file's name, or by a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the tag class.
  public let rawValue: String

  /// Creates a tag class with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The endings of file names, without the dot: `png`, `tar.gz`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types: `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The identifier of the tag class.
  public var description: String { rawValue }
}
