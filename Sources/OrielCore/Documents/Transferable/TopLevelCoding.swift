import FoundationEssentials

/// What turns a value into its stored form.
public protocol TopLevelEncoder: SendableMetatype {
  /// The stored form.
  associatedtype Output
  /// Turns a value into its stored form.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What makes a value of its stored form.
public protocol TopLevelDecoder: SendableMetatype {
  /// The stored form.
  associatedtype Input
  /// Makes a value of its stored form.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON is bytes.
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// A property list is bytes.
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON is bytes.
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// A property list is bytes.
  public typealias Input = Data
}
