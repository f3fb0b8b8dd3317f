import FoundationEssentials

extension AppStorage {
  /// Creates a property for a Boolean, with a default for a key that doesn't exist.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .bool)
  }

  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .int)
  }

  /// Creates a property for a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .double)
  }

  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == String {
    self.init(key, wrappedValue, store, .string)
  }

  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }

  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .data)
  }

  /// Creates a property for a date.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .date)
  }

  /// Creates a property for a value with an integer raw value.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw(.int))
  }

  /// Creates a property for a value with a string raw value.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw(.string))
  }
}

// MARK: Optionals

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean, which is nil if the key doesn't exist. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.bool))
  }

  /// Creates a property for an optional integer. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.int))
  }

  /// Creates a property for an optional floating-point number. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.double))
  }

  /// Creates a property for an optional string. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.string))
  }

  /// Creates a property for an optional URL. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }

  /// Creates a property for optional data. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.data))
  }

  /// Creates a property for an optional date. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.date))
  }

  /// Creates a property for an optional value with an integer raw value. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw(.int)))
  }

  /// Creates a property for an optional value with a string raw value. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw(.string)))
  }
}
