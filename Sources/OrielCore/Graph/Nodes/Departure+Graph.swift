extension Departure {
  /// Takes a child out of its container and of the graph. In a transaction with an animation it may be seen for a while
  /// yet: then what is left of it is returned.
  @MainActor static func remove(_ child: _GraphNode, from container: any LayoutContainer) -> Departure? {
    guard let transaction = Transaction.current, transaction.animation != nil, current == nil else {
      child.forEachLayoutNode { container.remove($0) }
      child.unmount()
      return nil
    }
    let departure = Departure(transaction)
    current = departure
    child.forEachLayoutNode { container.remove($0) }
    child.unmount()
    current = nil
    departure.wasMade()
    return departure.isOver ? nil : departure
  }

  /// Runs `body`, in which views go at once.
  @MainActor static func withoutAny(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }
}

extension _GraphNode {
  /// What the node shows, in order.
  final var layoutNodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    forEachLayoutNode { nodes.append($0) }
    return nodes
  }

  /// What the node shows has come into a tree that is seen already.
  final func arrive() {
    guard let transaction = Transaction.current, transaction.animation != nil else { return }
    forEachLayoutNode { $0.arrive(in: transaction) }
  }
}
