extension Departure {
  /// Removes a child from its container and from the graph. Returns its departure if its removal is animated.
  @MainActor static func remove(_ child: _GraphNode, from container: any LayoutContainer) -> Departure? {
    make {
      child.forEachLayoutNode { container.remove($0) }
      child.unmount()
    }
  }

  /// Runs `body`, which removes views. Returns their departure if the removal is animated.
  @MainActor @discardableResult static func make(_ body: () -> Void) -> Departure? {
    guard let transaction = Transaction.current, transaction.animation != nil, current == nil else {
      body()
      return nil
    }
    let departure = Departure(transaction)
    current = departure
    body()
    current = nil
    departure.wasMade()
    return departure.isOver ? nil : departure
  }

  /// Runs `body`, in which views are removed without a transition.
  @MainActor static func withoutAny(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }
}

extension _GraphNode {
  /// The layout nodes of the node's views, in order.
  final var layoutNodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    forEachLayoutNode { nodes.append($0) }
    return nodes
  }

  /// Called when the node's views have been inserted into a tree that is already displayed.
  final func arrive() {
    guard let transaction = Transaction.current, transaction.animation != nil else { return }
    forEachLayoutNode { $0.arrive(in: transaction) }
  }
}
