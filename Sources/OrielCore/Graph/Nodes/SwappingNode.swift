/// A node whose child can be replaced while it is displayed.
@MainActor package class SwappingNode<Root: View>: StoredOuterNode<Root> {
  /// The former children whose removal is being animated. Usually empty.
  private var departures: [(identity: AnyHashable, departure: Departure)] = []

  /// Replaces the child: the views of the old one leave the container, and those of the new one take their place. In a
  /// list, the rows of the old one are removed, and those of the new one added.
  ///
  /// - Parameters:
  ///   - old: the identity of the old child, if there is one.
  ///   - new: the identity of the new child. If a child with this identity is being removed, the new one starts from
  ///     its current appearance.
  package final func swap<ID: Hashable>(from old: ID, to new: ID, _ make: () -> _RowsNode?) {
    if context.makesRows { return swapRows(make) }
    if let child, let departure = Departure.remove(child, from: container) {
      departures.append((AnyHashable(old), departure))
    }
    hold(nil)
    guard let made = make() else { return }
    let previous = layoutNode(before: made)
    hold(made)
    container.adopt(made, after: previous)
    made.arrive()
    guard !departures.isEmpty else { return }
    departures.removeAll { $0.departure.isOver }
    guard let index = departures.firstIndex(where: { $0.identity == AnyHashable(new) }) else { return }
    departures.remove(at: index).departure.handOver(to: made.layoutNodes, in: Transaction.current)
  }

  private func swapRows(_ make: () -> _RowsNode?) {
    let old = child
    let removed = old?.count ?? 0
    hold(nil)
    if removed > 0 { report(RowChange(position: 0, removed: removed, added: 0)) }
    old?.unmount()
    guard let new = make() else { return }
    hold(new)
    if new.count > 0 { report(RowChange(position: 0, removed: 0, added: new.count)) }
  }

  override package var isReusable: Bool {
    departures.allSatisfy(\.departure.isOver) && child?.isReusable != false
  }
}

extension LayoutContainer {
  /// Inserts the layout nodes of a new node, in order.
  func adopt(_ node: _GraphNode, after sibling: LayoutNode?) {
    var previous = sibling
    node.forEachLayoutNode {
      insert($0, after: previous)
      previous = $0
    }
  }
}
