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
  private(set) var overrides: [ObjectIdentifier: EnvironmentEntry] = [:]
  private let scope: EnvironmentScope?

  /// Values that are all at their defaults.
  public init() { scope = nil }

  package init(in scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key of your own.
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

/// A value of any type that may know how to compare itself.
@MainActor class EnvironmentEntry {
  func isSame(as other: EnvironmentEntry) -> Bool { false }

  /// The value. The key that the entry was found under has told its type.
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

/// A part of the tree below which some environment values differ from those above.
@MainActor package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  /// The keys that are set here. Which ones they are never changes.
  private let keys: Set<ObjectIdentifier>
  /// What was looked up from here, wherever it was found.
  private var slots: [ObjectIdentifier: Slot] = [:]

  /// One key's value where it is set, and who read it; or the absence of one.
  private final class Slot: DependencySource {
    var entry: EnvironmentEntry?
    init(_ entry: EnvironmentEntry?) { self.entry = entry }
  }

  private static let absent = Slot(nil)

  package init(parent: EnvironmentScope?, values: EnvironmentValues = EnvironmentValues()) {
    self.parent = parent
    keys = Set(values.overrides.keys)
    for (key, entry) in values.overrides { slots[key] = Slot(entry) }
  }

  /// The values as seen from here; reading them while a body runs makes the body depend on what is read.
  package var values: EnvironmentValues { EnvironmentValues(in: self) }

  /// Sets the values anew, and notifies the readers of those that differ.
  ///
  /// - Returns: false if the set of keys isn't the one that the scope was made with.
  package func update(_ values: EnvironmentValues) -> Bool {
    let new = values.overrides
    guard new.count == keys.count, new.keys.allSatisfy(keys.contains) else { return false }
    for (key, entry) in new {
      let slot = slot(for: key)
      if let old = slot.entry, old.isSame(as: entry) { continue }
      slot.entry = entry
      slot.notifyReaders()
    }
    return true
  }

  /// Whether anything that is there now depends on one of the keys, which are set here.
  func isRead(_ keys: [ObjectIdentifier]) -> Bool { keys.contains { slots[$0]?.hasReaders ?? false } }

  fileprivate func lookUp(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    // What no scope has set when it was made is never set later: nobody has to hear of it.
    let slot = slot(for: key)
    guard let entry = slot.entry else { return nil }
    slot.recordRead()
    return entry
  }

  /// The slot of the nearest scope that sets the key, or that of what is absent.
  private func slot(for key: ObjectIdentifier) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = parent?.slot(for: key) ?? Self.absent
    slots[key] = slot
    return slot
  }
}
