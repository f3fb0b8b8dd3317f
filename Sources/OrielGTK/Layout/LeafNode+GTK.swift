import OrielCore

extension LeafNode {
  /// The widget of the leaf. In a surface of GTK, each leaf has one. (A conditional cast would cost more than the
  /// layout, and a closure would check the executor.)
  @MainActor var gtk: GtkPlatformWidget? {
    guard let widget else { return nil }
    return unsafeDowncast(widget, to: GtkPlatformWidget.self)
  }

  /// Whether the leaf is the whole content of a list row, possibly with modifiers or inside a popover anchor.
  @MainActor var isWholeRow: Bool {
    var leaf = self
    while leaf.isWholeSurface, let surface = leaf.surface {
      if (surface.host as? SurfaceWidget)?.isRow == true { return true }
      guard let outer = surface.boundary else { return false }
      leaf = outer
    }
    return false
  }

  private var isWholeSurface: Bool {
    var node: LayoutNode = self
    while let parent = node.parent {
      guard parent is SingleChildNode || (parent as? LayerNode)?.content === node else { return false }
      node = parent
    }
    return true
  }
}
