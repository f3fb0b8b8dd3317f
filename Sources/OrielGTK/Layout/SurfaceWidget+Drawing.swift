import CGtk
import OrielCore

extension SurfaceWidget: DrawingHost {
  var scaleFactor: Double { Double(max(1, gtk_widget_get_scale_factor(widget))) }

  func textColor(_ fill: AreaFill) -> GdkRGBA { probes.color(fill.cssClasses, in: widget) }
  func slot(of fill: AreaFill) -> ColorProbes.Slot { probes.slot(of: fill.cssClasses, in: widget) }
  func color(of slot: ColorProbes.Slot) -> GdkRGBA { probes.color(of: slot, in: widget) }

  func draw(_ leaf: LeafNode, in frame: Rect, undoing undo: LeafTransform, on snapshot: OpaquePointer) {
    guard let child = leaf.gtk?.widget else { return }
    switch undo {
    case .nothing: gtk_widget_snapshot_child(widget, child, snapshot)
    case .inverse(let transform):
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, transform)
      gtk_widget_snapshot_child(widget, child, snapshot)
      gtk_snapshot_restore(snapshot)
    case .content:
      guard let own = gtk_snapshot_new() else { return }
      gtk_widget_snapshot_child(widget, child, own)
      guard let node = gtk_snapshot_free_to_node(own) else { return }
      defer { gsk_render_node_unref(node) }
      // A widget in perspective always has a transform.
      let content =
        gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE ? gsk_transform_node_get_child(node) : node
      var corner = graphene_point_t(x: Float(frame.minX.rounded()), y: Float(frame.minY.rounded()))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_append_node(snapshot, content)
      gtk_snapshot_restore(snapshot)
    }
  }

  var textContext: OpaquePointer? { gtk_widget_get_pango_context(widget) }

  var rendersPerspective: Bool {
    guard let renderer else { return true }
    let instance = renderer.raw.assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) != "GskCairoRenderer"
  }

  func texture(of node: OpaquePointer, in area: Rect) -> OpaquePointer? {
    var viewport = area.graphene
    return renderer.flatMap { gsk_renderer_render_texture($0, node, &viewport) }
  }

  private var renderer: OpaquePointer? { gtk_widget_get_native(widget).flatMap { gtk_native_get_renderer($0) } }
}
