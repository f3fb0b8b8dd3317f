import FoundationEssentials

/// A type that encodes values, such as `JSONEncoder`.
public protocol TopLevelEncoder: SendableMetatype {
  /// The type of encoded values.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values, such as `JSONDecoder`.
public protocol TopLevelDecoder: SendableMetatype {
  /// The type of encoded values.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON data.
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// Property list data.
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON data.
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// Property list data.
  public typealias Input = Data
}
