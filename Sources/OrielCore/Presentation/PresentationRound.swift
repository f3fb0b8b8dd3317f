/// The slots whose bindings are to be read again after one flush, in the order in which their requests count.
///
/// Of modifiers around the same view the inner one is read before the outer one. Otherwise the order is that in which
/// the views have appeared. So requests that come at the same time wait for each other in the same order, whether the
/// views appear with them or were there before.
@MainActor struct PresentationRound {
  private struct Entry {
    let id: PresentationSlotID
    let node: _GraphNode
  }

  private var entries: [PresentationSlotID: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a slot; one that is there already stays there once.
  mutating func add(_ id: PresentationSlotID, of node: _GraphNode) { entries[id] = Entry(id: id, node: node) }

  /// The slots in order.
  var slots: [PresentationSlotID] {
    guard entries.count > 1 else { return Array(entries.keys) }
    // Views appear from the inside to the outside: only one that came later can be in one with a smaller number.
    let entries = entries.values.sorted { $0.id < $1.id }
    // What has left the graph may have lost what it was in.
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
