import FoundationEssentials

/// The conversion between values of one type and stored values.
@MainActor struct StorageCoding<Value> {
  /// Returns the stored value; nil to remove the key.
  let encode: @MainActor (Value) -> StoredValue?
  /// Returns the value; nil if the stored value has another type.
  let decode: @MainActor (StoredValue) -> Value?
}

extension StorageCoding where Value == Bool {
  static var bool: Self {
    Self(
      encode: { .bool($0) },
      decode: {
        switch $0 {
        case .bool(let value): value
        case .int(0): false
        case .int(1): true
        case .int, .double, .string, .array, .object, .null: nil
        }
      })
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
        case .bool, .string, .array, .object, .null: nil
        }
      })
  }
}

extension StorageCoding where Value == Double {
  // JSON has no infinities and NaN, which are stored as strings, and 2.0 is decoded as an integer.
  static var double: Self {
    Self(
      encode: {
        guard $0.isFinite else { return .string("\($0)") }
        return Int(exactly: $0).map(StoredValue.int) ?? .double($0)
      },
      decode: {
        switch $0 {
        case .double(let value): value
        case .int(let value): Double(value)
        case .string(let text): ["inf", "-inf", "nan"].contains(text) ? Double(text) : nil
        case .bool, .array, .object, .null: nil
        }
      })
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
      encode: { .string($0.absoluteString) },
      decode: { if case .string(let text) = $0 { URL(string: text) } else { nil } })
  }
}

extension StorageCoding where Value == Data {
  static var data: Self {
    Self(
      encode: { .string($0.base64EncodedString()) },
      decode: { if case .string(let text) = $0 { Data(base64Encoded: text) } else { nil } })
  }
}

extension StorageCoding where Value == Date {
  static var date: Self {
    Self(
      encode: { .string(StoredDate.text(for: $0)) },
      decode: { if case .string(let text) = $0 { StoredDate.date(from: text) } else { nil } })
  }
}

extension StorageCoding where Value: RawRepresentable {
  /// Stores the raw value.
  static func raw(_ base: StorageCoding<Value.RawValue>) -> Self {
    Self(encode: { base.encode($0.rawValue) }, decode: { base.decode($0).flatMap { Value(rawValue: $0) } })
  }
}

extension StorageCoding {
  /// Stores the wrapped value, and removes the key for nil.
  static func optional<Wrapped>(_ base: StorageCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(encode: { $0.flatMap(base.encode) }, decode: { base.decode($0).map(Optional.some) })
  }
}

/// Dates as ISO 8601 text in UTC, with enough decimals to restore the exact date.
private enum StoredDate {
  static func text(for date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    for digits in [0, 3, 6, 9] {
      let fraction = digits == 0 ? "" : String(NumberText.filled("%.\(digits)f", seconds - whole).dropFirst())
      let candidate = text.dropLast() + fraction + "Z"
      if self.date(from: String(candidate)) == date { return String(candidate) }
    }
    return "\(seconds)"
  }

  static func date(from text: String) -> Date? {
    guard text.hasSuffix("Z") else { return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) } }
    let parts = text.dropLast().split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let whole = try? Date("\(first)Z", strategy: .iso8601) else { return nil }
    guard parts.count == 2 else { return whole }
    guard let fraction = Double("0.\(parts[1])") else { return nil }
    return Date(timeIntervalSinceReferenceDate: whole.timeIntervalSinceReferenceDate + fraction)
  }
}
