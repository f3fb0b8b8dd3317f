/// The layout nodes of a tree that can be moved between containers.
@MainActor final class MovableContainer: LayoutContainer {
  private var nodes = LayoutNodeList()
  private var target: (any LayoutContainer)?

  /// Moves all layout nodes to another container; nil removes them.
  func attach(to new: (any LayoutContainer)?) {
    if let target { for node in nodes.all { target.remove(node) } }
    target = new
    var last: LayoutNode?
    for node in nodes.all {
      new?.insert(node, after: last)
      last = node
    }
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    nodes.insert(node, after: sibling)
    target?.insert(node, after: sibling)
  }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    nodes.remove(node)
    nodes.insert(node, after: sibling)
    target?.move(node, after: sibling)
  }

  func remove(_ node: LayoutNode) {
    nodes.remove(node)
    target?.remove(node)
  }
}
