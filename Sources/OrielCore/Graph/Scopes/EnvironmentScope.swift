/// A part of the tree below which some environment values differ from those above.
@MainActor package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  /// The keys that are set here, or have been.
  private var keys: Set<ObjectIdentifier>
  /// What was looked up from here, wherever it was found.
  // Unchecked, because every widget looks values up: no call is made within an access.
  @exclusivity(unchecked) private var slots: [ObjectIdentifier: Slot] = [:]
  /// The version of all scopes' keys that `slots` was filled at.
  @exclusivity(unchecked) private var version = EnvironmentScope.version

  /// Counts up when a scope sets a key that it has never set before, as hardly any ever does.
  @exclusivity(unchecked) private static var version = 0

  /// One key's value where it is set, and who read it; or the absence of one.
  private final class Slot: DependencySource {
    var entry: EnvironmentEntry?
    /// Where to go on looking: the key is no longer set here.
    var next: EnvironmentScope?
    init(_ entry: EnvironmentEntry?) { self.entry = entry }

    func set(_ new: EnvironmentEntry?) {
      var old = new
      // The old value goes when nothing is under access any more: its end may run code that reads the environment.
      swap(&entry, &old)
      notifyReaders()
    }
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
  /// - Returns: false if something is set that has never been set here before. Those who found nothing for it haven't
  ///   been noted: everything below has to run again, within `Graph.updatingAll`.
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
      if let old = slot.entry, old.isSame(as: entry) { continue }
      slot.set(entry)
    }
    guard keys.count > new.count else { return isComplete }
    for key in keys where new[key] == nil {
      guard let slot = slots[key], slot.entry != nil else { continue }
      slot.next = parent
      slot.set(nil)
    }
    return isComplete
  }

  /// Sets a key for the first time.
  private func add(_ key: ObjectIdentifier, _ entry: EnvironmentEntry, insteadOf found: Slot) {
    keys.insert(key)
    slots[key] = Slot(entry)
    Self.version += 1
    version = Self.version
    // Those below who have found what is above are among its readers.
    found.notifyReaders()
  }

  /// Whether anything that is there now depends on one of the keys, which are set here.
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

  /// The slot of the nearest scope that sets the key, or has done so, or that of what is absent.
  private func slot(for key: ObjectIdentifier) -> Slot {
    if version != Self.version {
      version = Self.version
      slots = slots.filter { keys.contains($0.key) }
    }
    if let slot = slots[key] { return slot }
    let slot = parent?.slot(for: key) ?? Self.absent
    slots[key] = slot
    return slot
  }
}
