import FoundationEssentials

/// The content of a layout surface: of a window, a scroll view, a row, or the label of a control.
@MainActor package final class SurfaceContent: LayoutContainer {
  package let surface: LayoutSurface

  package init(_ root: LayoutNode) { surface = LayoutSurface(root) }

  /// Creates a surface whose views are arranged in a row or a column.
  package convenience init(_ arrangement: StackArrangement) { self.init(StackNode(arrangement)) }

  /// Creates the surface of a window or a presentation: its views are in a column, and a single one isn't in a stack.
  package static func root() -> SurfaceContent {
    SurfaceContent(StackNode(StackArrangement(HorizontalAlignment.center, spacing: 0), isImplicit: true))
  }

  /// Creates a surface with the size of its only view.
  package static func single() -> SurfaceContent { SurfaceContent(SingleChildNode()) }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { surface.root.insertChild(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { surface.root.moveChild(node, after: sibling) }
  package func remove(_ node: LayoutNode) { surface.root.removeChild(node) }
}

extension LayoutNode {
  /// The widget of the layout node, if it has one.
  @MainActor package var platformWidget: (any PlatformWidget)? { (self as? LeafNode)?.widget as? any PlatformWidget }
}
