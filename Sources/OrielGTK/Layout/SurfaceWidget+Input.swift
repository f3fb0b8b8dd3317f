import CGtk
import FoundationEssentials
import OrielCore

extension SurfaceWidget {
  // Once added, the controllers stay: a view under the pointer may disappear and come back.
  func inputDidChange() {
    guard surface.inputCount > 0 else { return }
    if let pointer { pointer.findPointerLater() } else { pointer = PointerControllers(on: self) }
  }

  func commandsDidChange() { if keys == nil, surface.commandCount > 0 { keys = KeyControllers(on: self) } }

  func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, Point)? {
    guard let inner = surface(in: leaf, at: point) else { return nil }
    return convert(point, to: inner.widget).map { (inner.surface, $0) }
  }

  private func surface(in leaf: LeafNode, at point: CGPoint) -> SurfaceWidget? {
    if let boundary = leaf as? BoundaryNode { return boundary.content.host as? SurfaceWidget }
    guard let outer = leaf.gtk?.widget, let place = convert(point, to: outer) else { return nil }
    var found: SurfaceWidget?
    var next = gtk_widget_pick(outer, place.x, place.y, GTK_PICK_INSENSITIVE)
    while let current = next {
      if let layout = WidgetLayout.of(current) as? SurfaceWidget { found = layout }
      if current == outer { break }
      next = gtk_widget_get_parent(current)
    }
    return found
  }

  private func convert(_ point: CGPoint, to other: GtkWidgetPointer) -> Point? {
    var from = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var to = graphene_point_t()
    guard gtk_widget_compute_point(widget, other, &from, &to) != 0 else { return nil }
    return Point(x: Double(to.x), y: Double(to.y))
  }
}

extension SurfaceWidget: InputHost {
  func widget(of leaf: LeafNode) -> GtkWidgetPointer? { leaf.gtk?.widget }
  func leaf(of widget: GtkWidgetPointer) -> LeafNode? { Self.leaf(of: widget) }
  func onlyArranges(_ widget: GtkWidgetPointer) -> Bool { WidgetLayout.of(widget)?.isContent == false }

  func frameDestination(_ node: LayoutNode?) {
    dropFrame?.remove()
    dropFrame = isDisposed ? nil : node.map { DropFrame(around: $0, in: self) }
  }
}
