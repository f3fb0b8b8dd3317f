/// A dictionary with values that become outdated by themselves. These are removed whenever it has doubled since the last
/// removal, so that an insertion takes constant time on average.
package struct PrunedTable<Key: Hashable, Value> {
  /// The entries, including those that have become outdated since the last insertions.
  package private(set) var entries: [Key: Value] = [:]
  private let isOutdated: (Value) -> Bool
  private var limit = Self.smallest

  private static var smallest: Int { 32 }

  package init(isOutdated: @escaping (Value) -> Bool) { self.isOutdated = isOutdated }

  package subscript(key: Key) -> Value? {
    get { entries[key] }
    set {
      entries[key] = newValue
      guard entries.count > limit else { return }
      entries = entries.filter { $0.key == key || !isOutdated($0.value) }
      limit = max(Self.smallest, 2 * entries.count)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Removes the entries that don't satisfy a condition, and the outdated ones.
  package mutating func keep(where isKept: (Key) -> Bool) {
    entries = entries.filter { isKept($0.key) && !isOutdated($0.value) }
    limit = max(Self.smallest, 2 * entries.count)
  }

  package mutating func removeAll() {
    entries = [:]
    limit = Self.smallest
  }
}
