import OrielCore

/// The container of the parts of a toolbar. It places them by their kind, not by their order.
@MainActor protocol ToolbarContainer: LayoutContainer {
  /// Adds a part at its position.
  func add(_ part: ToolbarWidget)
  /// Removes a part.
  func remove(_ part: ToolbarWidget)
}

extension ToolbarContainer {
  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { part(of: node).map(add) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func remove(_ node: LayoutNode) { part(of: node).map(remove) }

  private func part(of node: LayoutNode) -> ToolbarWidget? {
    let part = (node as? LeafNode)?.gtk as? ToolbarWidget
    if part == nil { Diagnostics.warn("a toolbar can only contain its parts", once: "toolbar.part") }
    return part
  }
}
