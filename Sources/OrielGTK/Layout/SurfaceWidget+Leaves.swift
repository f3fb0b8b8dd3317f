import CGtk
import OrielCore

extension SurfaceWidget {
  /// The leaf of the innermost surface that contains a widget.
  static func leaf(of widget: GtkWidgetPointer) -> LeafNode? {
    var child = widget
    while let parent = gtk_widget_get_parent(child) {
      if let surface = WidgetLayout.of(parent) as? SurfaceWidget { return surface.leaf(placing: child) }
      child = parent
    }
    return nil
  }

  private func leaf(placing child: GtkWidgetPointer) -> LeafNode? {
    if let leaf = foundLeaf, leaf.surface === surface, leaf.gtk?.widget == child { return leaf }
    foundLeaf = findLeaf(placing: child)
    return foundLeaf
  }

  private func findLeaf(placing child: GtkWidgetPointer) -> LeafNode? {
    var pending = [surface.root]
    while let node = pending.popLast() {
      if node.kind == .leaf {
        let leaf = unsafeDowncast(node, to: LeafNode.self)
        if leaf.gtk?.widget == child { return leaf }
      } else {
        pending += node.children
      }
    }
    return nil
  }
}
