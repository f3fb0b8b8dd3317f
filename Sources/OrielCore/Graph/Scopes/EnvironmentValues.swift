/// A key of a custom environment value.
///
/// ```swift
/// struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none has been set.
  static var defaultValue: Value { get }
}

/// The environment values of a view.
@MainActor @preconcurrency public struct EnvironmentValues {
  /// The values set here, which override those of `scope`.
  private(set) var overrides: [ObjectIdentifier: EnvironmentEntry] = [:]
  private let scope: EnvironmentScope?

  /// Creates an environment with default values.
  public init() { scope = nil }

  package init(in scope: EnvironmentScope) { self.scope = scope }

  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let entry = overrides.isEmpty ? scope?.lookUp(id) : overrides[id] ?? scope?.lookUp(id) {
        return entry.value(as: Key.Value.self)
      }
      return Key.defaultValue
    }
    set { overrides[ObjectIdentifier(key)] = TypedEnvironmentEntry(newValue) }
  }
}

/// A value of any type, with a comparison if the type has one.
@MainActor class EnvironmentEntry {
  func isSame(as other: EnvironmentEntry) -> Bool { false }

  /// The value. The caller knows its type from the key.
  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEnvironmentEntry<Value>.self).value
  }
}

@MainActor final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    guard let test = Equality<Value>.test else { return false }
    return test(value, other.value(as: Value.self))
  }
}
