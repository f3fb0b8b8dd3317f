/// The location of a key of a store, whose values have one type.
@MainActor final class StoredLocation<Value>: Location<Value> {
  /// The description of a storage property.
  @MainActor struct Description {
    let key: String
    let initial: Value
    let coding: StorageCoding<Value>

    func isSame(as other: Description) -> Bool {
      key == other.key && coding.encode(initial) == other.coding.encode(other.initial)
    }
  }

  /// A store and a key in it.
  typealias Place = (store: KeyValueStore, key: String)

  let description: Description
  private let place: @MainActor () -> Place
  private var decoded: (entry: KeyValueStore.Entry, revision: Int, value: Value)?

  /// - Parameter place: called at each access, since the environment may change.
  init(_ description: Description, at place: @escaping @MainActor () -> Place) {
    self.description = description
    self.place = place
  }

  override func get() -> Value {
    let place = place()
    let entry = place.store.entry(for: place.key)
    entry.recordRead()
    if let decoded, decoded.entry === entry, decoded.revision == entry.revision { return decoded.value }
    let coding = description.coding
    let stored = place.store.isForeign ? entry.value.map(coding.adopt) : entry.value
    let value = stored.flatMap(coding.decode) ?? description.initial
    decoded = (entry, entry.revision, value)
    return value
  }

  override func set(_ value: Value) {
    let place = place()
    place.store.set(description.coding.encode(value), for: place.key)
  }
}
