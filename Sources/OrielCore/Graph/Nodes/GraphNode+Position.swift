extension _GraphNode {
  /// Whether the node precedes another one of the same tree; false for an ancestor or a descendant.
  func precedes(_ other: _GraphNode) -> Bool {
    var (first, second) = (self, other)
    while first.context.depth > second.context.depth, let parent = first.context.parent { first = parent }
    while second.context.depth > first.context.depth, let parent = second.context.parent { second = parent }
    while let firstParent = first.context.parent, let secondParent = second.context.parent, firstParent !== secondParent
    {
      (first, second) = (firstParent, secondParent)
    }
    return first.position < second.position
  }
}
