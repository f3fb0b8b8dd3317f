import FoundationEssentials

extension SceneStorage {
  /// Creates a property for a Boolean, with a default for a key that doesn't exist.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  /// Creates a property for a floating-point number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// Creates a property for a date.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  /// Creates a property for a value with an integer raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  /// Creates a property for a value with a string raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

// MARK: Optionals

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean, which is nil if the key doesn't exist. Writing nil removes the key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  /// Creates a property for an optional integer. Writing nil removes the key.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  /// Creates a property for an optional floating-point number. Writing nil removes the key.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  /// Creates a property for an optional string. Writing nil removes the key.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  /// Creates a property for an optional URL. Writing nil removes the key.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  /// Creates a property for optional data. Writing nil removes the key.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  /// Creates a property for an optional date. Writing nil removes the key.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, .optional(.date))
  }

  /// Creates a property for an optional value with an integer raw value. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  /// Creates a property for an optional value with a string raw value. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
