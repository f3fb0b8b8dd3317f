/// A node whose children stand for elements that have identities.
@MainActor protocol ElementIdentifying: _GraphNode {
  /// The identity of the element that a child stands for.
  func identity(of child: _GraphNode) -> AnyHashable?
}

extension ForEachNode: ElementIdentifying {
  func identity(of child: _GraphNode) -> AnyHashable? {
    ids.indices.contains(child.position) ? AnyHashable(ids[child.position]) : nil
  }
}
