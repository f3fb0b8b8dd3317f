import FoundationEssentials

extension AppStorage {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .bool)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .int)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .double)
  }

  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == String {
    self.init(key, wrappedValue, store, .string)
  }

  /// Keeps a URL.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }

  /// Keeps data.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .data)
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .date)
  }

  /// Keeps a value that an integer stands for.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw(.int))
  }

  /// Keeps a value that a string stands for.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw(.string))
  }
}

// MARK: Optionals

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.bool))
  }

  /// Keeps an integer; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.int))
  }

  /// Keeps a number; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.double))
  }

  /// Keeps a string; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.string))
  }

  /// Keeps a URL; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }

  /// Keeps data; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.data))
  }

  /// Keeps a date; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.date))
  }

  /// Keeps a value that an integer stands for; nil as long as there is none. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw(.int)))
  }

  /// Keeps a value that a string stands for; nil as long as there is none. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw(.string)))
  }
}
