/// A node whose child can be replaced while it is displayed.
@MainActor package class SwappingNode<Root: View>: StoredViewNode<Root> {
  package private(set) var child: _GraphNode?
  /// The former children whose removal is being animated. Usually empty.
  private var departures: [(identity: AnyHashable, departure: Departure)] = []

  /// Sets the child during initialization.
  package final func start(with child: _GraphNode?) { self.child = child }

  /// Replaces the child: the views of the old one leave the container, and those of the new one take their place.
  ///
  /// - Parameters:
  ///   - old: the identity of the old child, if there is one.
  ///   - new: the identity of the new child. If a child with this identity is being removed, the new one starts from
  ///     its current appearance.
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

  override package var isReusable: Bool {
    departures.allSatisfy(\.departure.isOver) && child?.isReusable != false
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
  /// Inserts the layout nodes of a new node, in order.
  func adopt(_ node: _GraphNode, after sibling: LayoutNode?) {
    var previous = sibling
    node.forEachLayoutNode {
      insert($0, after: previous)
      previous = $0
    }
  }
}
