/// A part of the tree in which some environment values differ from those above.
@MainActor package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  /// The keys that are set in this scope, or have been.
  private var keys: Set<ObjectIdentifier>
  /// The values that were looked up from here, wherever they were found.
  // Unchecked, because every widget looks values up: no call is made within an access.
  @exclusivity(unchecked) private var slots: [ObjectIdentifier: Slot] = [:]
  /// Other scopes whose keys have precedence over those of the parent, from the innermost. Usually empty.
  private let copied: [EnvironmentScope]
  /// The version of the keys for which `slots` is valid.
  @exclusivity(unchecked) private var version = EnvironmentScope.version

  /// Incremented when a scope sets a key for the first time, which is rare.
  @exclusivity(unchecked) private static var version = 0

  /// The value of a key, or its absence, with its readers.
  private final class Slot: DependencySource {
    var entry: EnvironmentEntry?
    /// The scope where the lookup continues; set if the key is no longer set here.
    var next: EnvironmentScope?
    init(_ entry: EnvironmentEntry?) { self.entry = entry }

    func set(_ new: EnvironmentEntry?) {
      var old = new
      // The old value is released after the access has ended, since its deinitializer may read the environment.
      swap(&entry, &old)
      notifyReaders()
    }
  }

  private static let absent = Slot(nil)

  package init(parent: EnvironmentScope?, values: EnvironmentValues = EnvironmentValues()) {
    self.parent = parent
    copied = []
    keys = Set(values.overrides.keys)
    for (key, entry) in values.overrides { slots[key] = Slot(entry) }
  }

  /// Creates a scope with the values that `scope` and those around it set, up to `root`, over the values of another
  /// scope.
  init(_ scope: EnvironmentScope, below root: EnvironmentScope, over parent: EnvironmentScope) {
    var copied: [EnvironmentScope] = []
    var next: EnvironmentScope? = scope
    while let current = next, current !== root {
      copied += current.copied.isEmpty ? [current] : current.copied
      next = current.parent
    }
    self.parent = parent
    self.copied = copied
    keys = []
  }

  /// The values in this scope. A body that reads one depends on it.
  package var values: EnvironmentValues { EnvironmentValues(in: self) }

  /// Replaces the values, and notifies the readers of those that differ.
  ///
  /// - Returns: false if a key is set for the first time. Lookups that found no value aren't recorded, so everything
  ///   below has to be updated within `Graph.updatingAll`.
  package func update(_ values: EnvironmentValues) -> Bool {
    let new = values.overrides
    var isComplete = true
    for (key, entry) in new {
      let slot = slot(for: key)
      guard keys.contains(key) else {
        add(key, entry, insteadOf: slot)
        isComplete = false
        continue
      }
      slot.next = nil
      if let old = slot.entry {
        if old.isSame(as: entry) { continue }
      } else {
        forgetLookups()
      }
      slot.set(entry)
    }
    guard keys.count > new.count else { return isComplete }
    for key in keys where new[key] == nil {
      guard let slot = slots[key], slot.entry != nil else { continue }
      slot.next = parent
      forgetLookups()
      slot.set(nil)
    }
    return isComplete
  }

  /// Sets a key for the first time.
  private func add(_ key: ObjectIdentifier, _ entry: EnvironmentEntry, insteadOf found: Slot) {
    keys.insert(key)
    slots[key] = Slot(entry)
    forgetLookups()
    // The readers below that used the outer value are among its readers.
    found.notifyReaders()
  }

  /// Has all scopes look up again what they found in others.
  private func forgetLookups() {
    Self.version += 1
    slots = slots.filter { keys.contains($0.key) }
    version = Self.version
  }

  /// Whether one of the keys, which are set here, has readers.
  func isRead(_ keys: [ObjectIdentifier]) -> Bool { keys.contains { slots[$0]?.hasReaders ?? false } }

  func lookUp(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    // Reads of values that aren't set aren't recorded, since most values that widgets read are absent. See `update`.
    var slot = slot(for: key)
    while true {
      if let entry = slot.entry {
        slot.recordRead()
        return entry
      }
      guard slot !== Self.absent else { return nil }
      slot.recordRead()
      guard let next = slot.next else { return nil }
      slot = next.slot(for: key)
    }
  }

  /// The slot of the nearest scope that sets the key or has set it, or the slot for an absent value.
  private func slot(for key: ObjectIdentifier) -> Slot {
    if version != Self.version {
      version = Self.version
      slots = slots.filter { keys.contains($0.key) }
    }
    if let slot = slots[key] { return slot }
    let own = copied.first { $0.keys.contains(key) && $0.slot(for: key).entry != nil }?.slot(for: key)
    let slot = own ?? parent?.slot(for: key) ?? Self.absent
    slots[key] = slot
    return slot
  }
}
