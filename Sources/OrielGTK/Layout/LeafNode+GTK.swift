import OrielCore

extension LeafNode {
  /// The widget of the leaf. In a surface of GTK, each leaf has one. (A conditional cast would cost more than the
  /// layout, and a closure would check the executor.)
  @MainActor var gtk: GtkPlatformWidget? {
    guard let widget else { return nil }
    return unsafeDowncast(widget, to: GtkPlatformWidget.self)
  }

  /// Whether the leaf is the whole content of a list row, possibly with modifiers or inside a popover anchor.
  @MainActor var isWholeRow: Bool { row(besideBadge: false) != nil }

  /// The surface of the list row whose whole content is the leaf.
  ///
  /// - Parameter besideBadge: whether the row may have a badge as well.
  @MainActor func row(besideBadge: Bool) -> SurfaceWidget? {
    var leaf = self
    while leaf.isWholeSurface(besideBadge: besideBadge), let surface = leaf.surface {
      if let row = surface.host as? SurfaceWidget, row.isRow { return row }
      guard let outer = surface.boundary else { return nil }
      leaf = outer
    }
    return nil
  }

  private func isWholeSurface(besideBadge: Bool) -> Bool {
    var node: LayoutNode = self
    while let parent = node.parent {
      guard
        parent is SingleChildNode || (parent as? LayerNode)?.content === node
          || besideBadge && (parent as? BadgeNode)?.content === node
      else { return false }
      node = parent
    }
    return true
  }
}
