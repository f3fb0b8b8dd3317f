import Foundation

// API with `UserDefaults` is emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension AppStorageStore {
  /// Creates a store of the values of user defaults. Stores of the same suite share their values.
  ///
  /// The values are those that `UserDefaults` reads: Foundation's file in `~/.config`, defaults that are registered, and
  /// arguments of the process. Foundation doesn't report what is set by other means than a property: a view shows it
  /// when it is updated next, or when another property reads the key.
  @_alwaysEmitIntoClient public convenience init(_ defaults: UserDefaults) {
    // Unsafe: user defaults guard their values with locks.
    nonisolated(unsafe) let defaults = defaults
    self.init(
      of: defaults,
      suite: {
        // Each UserDefaults(suiteName:) is a new object; the values of a suite are the same.
        let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }
        return suite.map { ($0.value as? String).map { "suite \($0)" } ?? "standard" }
          ?? "\(ObjectIdentifier(defaults))"
      },
      read: { defaults.object(forKey: $0) },
      write: { value, key in
        switch value {
        case let value as Bool: defaults.set(value, forKey: key)
        case let value as Int: defaults.set(value, forKey: key)
        case let value as Double: defaults.set(value, forKey: key)
        default: defaults.set(value, forKey: key)
        }
      },
      save: { defaults.synchronize() })
  }
}

extension View {
  /// Sets the user defaults that `@AppStorage` uses by default in the view and its descendants.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func defaultAppStorage(_ store: UserDefaults) -> some View {
    defaultAppStorage(AppStorageStore(store))
  }
}

// An implicit member, such as `.standard`, is one of AppStorageStore, and so is nil.
extension AppStorage {
  /// Creates a property for a ``StorageValue`` in user defaults.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: StorageValue {
    self.init(wrappedValue: wrappedValue, key, store: store.map { AppStorageStore($0) })
  }

  /// Creates a property for a value with a raw value in user defaults.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue: StorageValue {
    self.init(wrappedValue: wrappedValue, key, store: store.map { AppStorageStore($0) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional value in user defaults. Writing nil removes the key.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<Wrapped: StorageValue>(_ key: String, store: UserDefaults?)
  where Value == Wrapped? {
    self.init(key, store: store.map { AppStorageStore($0) })
  }

  /// Creates a property for an optional value with a raw value in user defaults. Writing nil removes the key.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults?)
  where Value == Wrapped?, Wrapped.RawValue: StorageValue {
    self.init(key, store: store.map { AppStorageStore($0) })
  }
}
