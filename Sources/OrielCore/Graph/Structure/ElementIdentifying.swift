/// A node whose children represent elements with identities.
@MainActor protocol ElementIdentifying: _GraphNode {
  /// The identity of the element that a child represents.
  func identity(of child: _GraphNode) -> AnyHashable?
}

extension ForEachNode: ElementIdentifying {
  func identity(of child: _GraphNode) -> AnyHashable? {
    ids.indices.contains(child.position) ? AnyHashable(ids[child.position]) : nil
  }
}
