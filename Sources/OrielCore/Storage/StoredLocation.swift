/// One key of a store, read and written as values of one type.
@MainActor final class StoredLocation<Value>: Location<Value> {
  /// What a property says of itself.
  @MainActor struct Description {
    let key: String
    let initial: Value
    let coding: StorageCoding<Value>

    func isSame(as other: Description) -> Bool {
      key == other.key && coding.encode(initial) == other.coding.encode(other.initial)
    }
  }

  /// A store, and the name that the value has there.
  typealias Place = (store: KeyValueStore, key: String)

  let description: Description
  private let place: @MainActor () -> Place
  private var decoded: (entry: KeyValueStore.Entry, revision: Int, value: Value)?

  /// - Parameter place: asked at every access, so that a change of the environment is followed.
  init(_ description: Description, at place: @escaping @MainActor () -> Place) {
    self.description = description
    self.place = place
  }

  override func get() -> Value {
    let place = place()
    let entry = place.store.entry(for: place.key)
    entry.recordRead()
    if let decoded, decoded.entry === entry, decoded.revision == entry.revision { return decoded.value }
    let value = entry.value.flatMap(description.coding.decode) ?? description.initial
    decoded = (entry, entry.revision, value)
    return value
  }

  override func set(_ value: Value) {
    let place = place()
    place.store.set(description.coding.encode(value), for: place.key)
  }
}
