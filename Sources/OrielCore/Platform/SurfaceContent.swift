import FoundationEssentials

/// Views in a layout surface of their own: the content of a window or of a scroll view, a row, the label of a control.
@MainActor package final class SurfaceContent: LayoutContainer {
  package let surface: LayoutSurface

  package init(_ root: LayoutNode) { surface = LayoutSurface(root) }

  /// Several views stand in a row or a column.
  package convenience init(_ arrangement: StackArrangement) { self.init(StackNode(arrangement)) }

  /// One view, which the surface is as large as.
  package static func single() -> SurfaceContent { SurfaceContent(SingleChildNode()) }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.root.insertChild(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.root.moveChild(node, after: sibling) }
  package func remove(_ node: LayoutNode) { surface.root.removeChild(node) }
}

extension LayoutNode {
  /// The widget whose place this is.
  @MainActor package var platformWidget: (any PlatformWidget)? { (self as? LeafNode)?.widget as? any PlatformWidget }
}
