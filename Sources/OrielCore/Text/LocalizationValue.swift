extension String {
  /// A literal that is localized: a text, or a key and the values of its placeholders.
  ///
  /// It is interpolated as a ``LocalizedStringKey``: the key of `"Hello \(name)"` is `Hello %@`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// That of ``LocalizedStringKey``.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    init(_ key: LocalizedStringKey) { self.key = key }

    /// Creates a value without placeholders.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a value without placeholders.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }
}

/// Formatted values are encoded as their texts.
extension String.LocalizationValue: Codable {
  private enum CodingKeys: CodingKey { case format, arguments }

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    key = LocalizedStringKey(
      key: try values.decode(String.self, forKey: .format),
      arguments: try values.decode([LocalizedStringKey.Argument].self, forKey: .arguments))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key.key, forKey: .format)
    try values.encode(key.arguments, forKey: .arguments)
  }
}

extension LocalizedStringKey.Argument: Codable {
  private enum CodingKeys: CodingKey { case text, integer, unsigned, float }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let integer = try values.decodeIfPresent(Int64.self, forKey: .integer) {
      self = .integer(integer)
    } else if let unsigned = try values.decodeIfPresent(UInt64.self, forKey: .unsigned) {
      self = .unsigned(unsigned)
    } else if let float = try values.decodeIfPresent(Double.self, forKey: .float) {
      self = .float(float)
    } else {
      self = .text(try values.decode(String.self, forKey: .text))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text): try values.encode(text, forKey: .text)
    case .integer(let value): try values.encode(value, forKey: .integer)
    case .unsigned(let value): try values.encode(value, forKey: .unsigned)
    case .float(let value): try values.encode(value, forKey: .float)
    case .formatted(let value): try values.encode(value.string(in: FormatContext()), forKey: .text)
    }
  }
}
