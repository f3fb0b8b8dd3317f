import FoundationEssentials

/// The conversion between values of one type and stored values.
@MainActor public struct _StorageCoding<Value> {
  /// Returns the stored value; nil to remove the key.
  let encode: @MainActor (Value) -> StoredValue?
  /// Returns the value; nil if the stored value has another type.
  let decode: @MainActor (StoredValue) -> Value?
  /// Returns a value that another object holds, such as user defaults, in the form that is decoded.
  var adopt: @MainActor (StoredValue) -> StoredValue = { $0 }
}

typealias StorageCoding = _StorageCoding

extension StorageCoding where Value == Bool {
  static var bool: Self {
    Self(
      encode: { .bool($0) },
      decode: {
        switch $0 {
        case .bool(let value): value
        case .int(0): false
        case .int(1): true
        case .int, .double, .string, .data, .date, .url, .array, .object, .null: nil
        }
      },
      adopt: { ForeignNumber($0).map { .bool($0.value != 0) } ?? $0 })
  }
}

extension StorageCoding where Value == Int {
  static var int: Self {
    Self(
      encode: { .int($0) },
      decode: {
        switch $0 {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        case .bool, .string, .data, .date, .url, .array, .object, .null: nil
        }
      },
      adopt: {
        if case .int = $0 { return $0 }
        // A double doesn't have each integer.
        if case .string(let text) = $0, let value = Int(text) { return .int(value) }
        return ForeignNumber($0).flatMap { Int(exactly: $0.value.rounded(.towardZero)) }.map { .int($0) } ?? $0
      })
  }
}

extension StorageCoding where Value == Double {
  // JSON has no infinities and NaN, which are stored as strings.
  static var double: Self {
    Self(
      encode: {
        $0.isFinite ? .double($0) : .string("\($0)")
      },
      decode: {
        switch $0 {
        case .double(let value): value
        case .int(let value): Double(value)
        case .string(let text): ["inf", "-inf", "nan"].contains(text) ? Double(text) : nil
        case .bool, .data, .date, .url, .array, .object, .null: nil
        }
      },
      adopt: { ForeignNumber($0).map { .double($0.value) } ?? $0 })
  }
}

extension StorageCoding where Value == String {
  static var string: Self {
    Self(encode: { .string($0) }, decode: { if case .string(let value) = $0 { value } else { nil } })
  }
}

extension StorageCoding where Value == URL {
  static var url: Self {
    Self(
      encode: { .url($0) },
      decode: {
        switch $0 {
        case .url(let url): url
        case .string(let text): URL(string: text)
        case .bool, .int, .double, .data, .date, .array, .object, .null: nil
        }
      },
      adopt: {
        // User defaults have the path of a file.
        if case .string(let text) = $0, text.hasPrefix("/") { .url(URL(filePath: text)) } else { $0 }
      })
  }
}

extension StorageCoding where Value == Data {
  static var data: Self {
    Self(
      encode: { .data($0) },
      decode: {
        switch $0 {
        case .data(let data): data
        case .string(let text): Data(base64Encoded: text)
        case .bool, .int, .double, .date, .url, .array, .object, .null: nil
        }
      })
  }
}

extension StorageCoding where Value == Date {
  static var date: Self {
    Self(
      encode: { .date($0) },
      decode: {
        switch $0 {
        case .date(let date): date
        case .string(let text): StoredDate.date(from: text)
        case .bool, .int, .double, .data, .url, .array, .object, .null: nil
        }
      })
  }
}

extension StorageCoding where Value: RawRepresentable {
  /// Stores the raw value.
  static func raw(_ base: StorageCoding<Value.RawValue>) -> Self {
    Self(
      encode: { base.encode($0.rawValue) }, decode: { base.decode($0).flatMap { Value(rawValue: $0) } },
      adopt: base.adopt)
  }
}

extension StorageCoding {
  /// Stores the wrapped value, and removes the key for nil.
  static func optional<Wrapped>(_ base: StorageCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(encode: { $0.flatMap(base.encode) }, decode: { base.decode($0).map(Optional.some) }, adopt: base.adopt)
  }
}
