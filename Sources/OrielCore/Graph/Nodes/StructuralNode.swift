/// A node whose child can be replaced by another one while it is on screen.
@MainActor package class SwappingNode<Root: View>: StoredViewNode<Root> {
  package private(set) var child: _GraphNode?

  /// Sets the child during initialization.
  package final func start(with child: _GraphNode?) { self.child = child }

  /// Replaces the child: what it showed leaves the container, what the new one shows takes its place.
  package final func swap(to make: () -> _GraphNode?) {
    if let old = child {
      let container = container
      old.forEachLayoutNode { container.remove($0) }
      old.unmount()
    }
    child = nil
    guard let new = make() else { return }
    let previous = layoutNode(before: new)
    child = new
    container.adopt(new, after: previous)
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
