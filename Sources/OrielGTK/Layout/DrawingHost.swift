import CGtk
import OrielCore

/// A surface in which content without widgets is drawn: in a window, or in a picture without a display.
@MainActor protocol DrawingHost: CanvasHost {
  var surface: LayoutSurface { get }
  /// Whether the layout is right-to-left.
  var isMirrored: Bool { get }
  /// The pixels of the device per application pixel.
  var scaleFactor: Double { get }

  /// The text color with the style of a fill.
  func textColor(_ fill: AreaFill) -> GdkRGBA
  /// The slot of the text color with the style of a fill.
  func slot(of fill: AreaFill) -> ColorProbes.Slot
  /// The text color of a slot, as it was when the drawing began.
  func color(of slot: ColorProbes.Slot) -> GdkRGBA

  /// Draws the whole surface.
  func draw(_ snapshot: OpaquePointer)
  /// Draws the content of a leaf.
  func draw(_ leaf: LeafNode, in frame: Rect, undoing undo: LeafTransform, on snapshot: OpaquePointer)
  /// Draws a node without a widget.
  func draw(_ node: DrawnNode, on snapshot: OpaquePointer)

  /// The Pango context with the font of the surface.
  var textContext: OpaquePointer? { get }

  /// Whether the renderer draws nodes in perspective. The one that is based on cairo can't.
  var rendersPerspective: Bool { get }
  /// The texture of a render node in the device's pixels, which the caller releases; nil if there is no renderer.
  func texture(of node: OpaquePointer, in area: Rect) -> OpaquePointer?
}

extension DrawingHost {
  /// The color of a paint at the surface; for a gradient, the text color.
  func color(_ paint: Paint, for use: Palette.Use = .area) -> GdkRGBA {
    let fill = AreaFill(paint, for: use)
    let color = textColor(fill)
    return fill.solid(color) ?? color
  }
}

/// What to do with the transforms that leaves of a transformed view already have applied.
enum LeafTransform {
  /// There is none.
  case nothing
  /// This inverse is applied.
  case inverse(OpaquePointer?)
  /// The content of the leaves is taken without their transforms.
  case content
}

extension SurfaceWidget: DrawingHost {
  var scaleFactor: Double { Double(max(1, gtk_widget_get_scale_factor(widget))) }

  func textColor(_ fill: AreaFill) -> GdkRGBA { probes.color(fill.cssClasses, in: self) }
  func slot(of fill: AreaFill) -> ColorProbes.Slot { probes.slot(of: fill.cssClasses, in: self) }
  func color(of slot: ColorProbes.Slot) -> GdkRGBA { probes.color(of: slot, in: self) }

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
