/// `accessibilityAction(_:_:)`: a node with the action that activates its view, instead of the view's gestures.
final class ActionNode: SingleChildNode {
  var action: () -> Void = {}

  override init() {}
}

extension LayoutNode {
  /// The node that has no other content than this one: around it, or the leaf whose content it is.
  package final var soleContainer: LayoutNode? {
    guard let parent else { return surface?.boundary as? BoundaryNode }
    if parent is SingleChildNode || (parent as? LayerNode)?.content === self { return parent }
    return parent.parent == nil && parent.childCount == 1 ? parent.surface?.boundary as? BoundaryNode : nil
  }

  /// The content that stands for the node: its only one, or that with a badge.
  package final var mainContent: LayoutNode? { (self as? BadgeNode)?.content ?? soleContent }

  /// The only content of the node: in it, or of the surface in a leaf.
  package final var soleContent: LayoutNode? {
    if let boundary = self as? BoundaryNode {
      let root = boundary.content.root
      return root.childCount == 1 ? root.firstChild : nil
    }
    return self is SingleChildNode ? firstChild : (self as? LayerNode)?.content
  }
}
