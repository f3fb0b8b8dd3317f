extension SceneStorage {
  /// Creates a property for a ``StorageValue``, with a default for a key that doesn't exist.
  public init(wrappedValue: Value, _ key: String) where Value: StorageValue {
    self.init(key, wrappedValue, Value._storageCoding)
  }

  /// Creates a property for a value with a raw value, such as an enumeration of strings.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: StorageValue {
    self.init(key, wrappedValue, .raw(Value.RawValue._storageCoding))
  }
}

// MARK: Optionals

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional value, which is nil if the key doesn't exist. Writing nil removes the key.
  public init<Wrapped: StorageValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, .optional(Wrapped._storageCoding))
  }

  /// Creates a property for an optional value with a raw value. Writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue: StorageValue {
    self.init(key, nil, .optional(.raw(Wrapped.RawValue._storageCoding)))
  }
}
