/// The key of an environment value of your own.
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
  /// What is read where nobody has set the value.
  static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
@MainActor @preconcurrency public struct EnvironmentValues {
  /// Values set here, which come before those of `scope`.
  private(set) var overrides: [ObjectIdentifier: any EnvironmentEntry] = [:]
  private let scope: EnvironmentScope?

  /// Values that are all at their defaults.
  public init() { scope = nil }

  package init(in scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let entry = overrides[id] ?? scope?.lookUp(id) { return entry.value(as: Key.Value.self) ?? Key.defaultValue }
      return Key.defaultValue
    }
    set { overrides[ObjectIdentifier(key)] = TypedEnvironmentEntry(newValue) }
  }
}

/// A value of any type that may know how to compare itself.
@MainActor protocol EnvironmentEntry {
  func isSame(as other: any EnvironmentEntry) -> Bool
}

extension EnvironmentEntry {
  func value<Value>(as type: Value.Type) -> Value? { (self as? TypedEnvironmentEntry<Value>)?.value }
}

@MainActor final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<Value>, let test = Equality<Value>.test else { return false }
    return test(value, other.value)
  }
}

/// A part of the tree below which some environment values differ from those above.
@MainActor package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: any EnvironmentEntry]
  private var readers: [ObjectIdentifier: DependencySource] = [:]
  /// Where a key was found: scopes never change which keys they set, so this stays true.
  private var found: [ObjectIdentifier: EnvironmentScope] = [:]

  package init(parent: EnvironmentScope?, values: EnvironmentValues = EnvironmentValues()) {
    self.parent = parent
    entries = values.overrides
  }

  /// The values as seen from here; reading them while a body runs makes the body depend on what is read.
  package var values: EnvironmentValues { EnvironmentValues(in: self) }

  /// Sets the values anew, and notifies the readers of those that differ.
  ///
  /// - Returns: false if the set of keys isn't the one that the scope was made with.
  package func update(_ values: EnvironmentValues) -> Bool {
    let new = values.overrides
    guard new.count == entries.count, new.keys.allSatisfy({ entries[$0] != nil }) else { return false }
    for (key, entry) in new {
      if let old = entries[key], old.isSame(as: entry) { continue }
      entries[key] = entry
      readers[key]?.notifyReaders()
    }
    return true
  }

  fileprivate func lookUp(_ key: ObjectIdentifier) -> (any EnvironmentEntry)? {
    let scope = owner(of: key)
    if Graph.reader != nil { scope.source(for: key).recordRead() }
    return scope.entries[key]
  }

  /// The nearest scope that sets the key; the outermost one where none does.
  private func owner(of key: ObjectIdentifier) -> EnvironmentScope {
    if let scope = found[key] { return scope }
    let scope: EnvironmentScope
    if entries[key] != nil { scope = self } else { scope = parent?.owner(of: key) ?? self }
    found[key] = scope
    return scope
  }

  private func source(for key: ObjectIdentifier) -> DependencySource {
    if let source = readers[key] { return source }
    let source = DependencySource()
    readers[key] = source
    return source
  }
}
