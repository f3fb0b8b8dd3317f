import FoundationEssentials

/// A value in a settings file.
///
/// Oriel doesn't write null, but preserves it in a file that the user has edited. Data, dates and URLs are texts in a
/// file.
package enum StoredValue: Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case url(URL)
  case array([StoredValue])
  case object([String: StoredValue])
  case null
}

extension StoredValue {
  /// The value in the form in which it is read from JSON, which has no data, dates and URLs, and where 2.0 is an integer.
  var inJSON: StoredValue {
    switch self {
    case .double(let value): Int(exactly: value).map(StoredValue.int) ?? self
    case .data(let value): .string(value.base64EncodedString())
    case .date(let value): .string(StoredDate.text(for: value))
    case .url(let value): .string(value.absoluteString)
    case .array(let values): .array(values.map(\.inJSON))
    case .object(let values): .object(values.mapValues(\.inJSON))
    case .bool, .int, .string, .null: self
    }
  }
}

extension StoredValue: Codable {
  /// Decodes a value of any kind.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([StoredValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: StoredValue].self))
    }
  }

  /// Encodes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .data, .date, .url: try container.encode(inJSON)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }
}
