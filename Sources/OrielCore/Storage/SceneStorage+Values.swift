import FoundationEssentials

extension SceneStorage {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  /// Keeps a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Keeps data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  /// Keeps a value that an integer stands for.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  /// Keeps a value that a string stands for.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

// MARK: Optionals

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  /// Keeps an integer; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  /// Keeps a number; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  /// Keeps a string; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  /// Keeps a URL; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  /// Keeps data; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }

  /// Keeps a date; nil as long as there is none. Writing nil removes the key.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, .optional(.date))
  }

  /// Keeps a value that an integer stands for; nil as long as there is none. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }

  /// Keeps a value that a string stands for; nil as long as there is none. Writing nil removes the key.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }
}
