/// The slots whose bindings are read after a flush, in the order of their requests.
///
/// Of several modifiers of a view, the inner one is read first. Otherwise slots are read in the order in which their
/// views have appeared. Simultaneous requests therefore have the same order whether or not the views have just
/// appeared.
@MainActor struct PresentationRound {
  private struct Entry {
    let id: PresentationSlotID
    let node: _GraphNode
  }

  private var entries: [PresentationSlotID: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a slot, unless it has been added already.
  mutating func add(_ id: PresentationSlotID, of node: _GraphNode) { entries[id] = Entry(id: id, node: node) }

  /// The slots in order.
  var slots: [PresentationSlotID] {
    guard entries.count > 1 else { return Array(entries.keys) }
    // Views appear from the inside to the outside: only a view that appeared later can be inside of one with a lower
    // number.
    let entries = entries.values.sorted { $0.id < $1.id }
    // An unmounted node may have lost its parent.
    func place(_ entry: Entry) -> _GraphNode? { entry.node.isMounted ? entry.node : nil }
    let places = Dictionary(
      entries.compactMap { entry in place(entry).map { (ObjectIdentifier($0), entry.id) } }, uniquingKeysWith: { $1 })
    var inside: [PresentationSlotID: [PresentationSlotID]] = [:]
    var outermost: [PresentationSlotID] = []
    for entry in entries {
      var ancestor = place(entry)?.context.parent
      while let node = ancestor, places[ObjectIdentifier(node)] == nil { ancestor = node.context.parent }
      if let outer = ancestor.flatMap({ places[ObjectIdentifier($0)] }) {
        inside[outer, default: []].append(entry.id)
      } else {
        outermost.append(entry.id)
      }
    }
    func order(_ ids: [PresentationSlotID]) -> [PresentationSlotID] {
      ids.flatMap { order(inside[$0] ?? []) + [$0] }
    }
    return order(outermost)
  }
}
