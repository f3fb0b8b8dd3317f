/// A node whose child can be replaced by another one while it is on screen.
@MainActor package class SwappingNode<Root: View>: StoredViewNode<Root> {
  package private(set) var child: _GraphNode?
  /// What has been the child, and is still seen. Mostly there is nothing.
  private var departures: [(identity: AnyHashable, departure: Departure)] = []

  /// Sets the child during initialization.
  package final func start(with child: _GraphNode?) { self.child = child }

  /// Replaces the child: what it showed leaves the container, what the new one shows takes its place.
  ///
  /// - Parameters:
  ///   - old: the identity of the child that goes, if there is one.
  ///   - new: the identity of the one that comes: it goes on from where one of the same identity is that is leaving.
  package final func swap<ID: Hashable>(from old: ID, to new: ID, _ make: () -> _GraphNode?) {
    if let child, let departure = Departure.remove(child, from: container) {
      departures.append((AnyHashable(old), departure))
    }
    child = nil
    guard let made = make() else { return }
    let previous = layoutNode(before: made)
    child = made
    container.adopt(made, after: previous)
    made.arrive()
    guard !departures.isEmpty else { return }
    departures.removeAll { $0.departure.isOver }
    guard let index = departures.firstIndex(where: { $0.identity == AnyHashable(new) }) else { return }
    departures.remove(at: index).departure.handOver(to: made.layoutNodes, in: Transaction.current)
  }

  override package func unmountChildren() {
    child?.unmount()
    child = nil
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    StackGuard.check(at: self)
    child?.forEachLayoutNode(body)
  }

  override package var lastLayoutNode: LayoutNode? {
    StackGuard.check(at: self)
    return child?.lastLayoutNode
  }
}

extension LayoutContainer {
  /// Inserts all widgets of a new node, in order.
  func adopt(_ node: _GraphNode, after sibling: LayoutNode?) {
    var previous = sibling
    node.forEachLayoutNode {
      insert($0, after: previous)
      previous = $0
    }
  }
}
