extension _GraphNode {
  /// Whether the node is in the content of another one, in the same tree.
  func isBelow(_ other: _GraphNode) -> Bool {
    guard context.depth > other.context.depth else { return false }
    var ancestor = context.parent
    while let node = ancestor, node.context.depth > other.context.depth { ancestor = node.context.parent }
    return ancestor === other
  }
}
