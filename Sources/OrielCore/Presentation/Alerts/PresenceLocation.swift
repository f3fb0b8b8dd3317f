/// Whether there is an item at another location. A write of false removes the item.
@MainActor final class PresenceLocation<Item>: Location<Bool> {
  private let item: Location<Item?>

  nonisolated init(_ item: Location<Item?>) { self.item = item }

  override func get() -> Bool { item.get() != nil }
  override func set(_ isPresent: Bool) { if !isPresent { item.set(nil) } }
  override func peek() -> Bool? { item.peek().map { $0 != nil } }

  // An item with an identity may be written because it is edited.
  private var hasIdentity: Bool { Item.self is any Identifiable.Type }
  override var writeKey: FlagWatch.Key? { hasIdentity ? nil : item.writeKey }
  override var property: AnyKeyPath? { hasIdentity ? nil : item.property }
  override var storedType: Any.Type { hasIdentity ? Bool.self : Item?.self }

  override func isSame(as other: Location<Bool>) -> Bool {
    guard let other = other as? PresenceLocation<Item> else { return false }
    return item.isSame(as: other.item)
  }
}
