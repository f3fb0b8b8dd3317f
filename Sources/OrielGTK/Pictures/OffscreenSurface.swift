import CGtk
import FoundationEssentials
import OrielCore

/// A tree of layout nodes that is drawn without widgets.
@MainActor final class OffscreenSurface: LayoutContainer, DrawingHost {
  private let content: SurfaceContent
  var scaleFactor = 1.0
  /// The color of text without one of its own; nil for that of the theme.
  var foreground: GdkRGBA?
  private var colors: [GdkRGBA] = []

  init(_ content: SurfaceContent) {
    self.content = content
    surface.host = self
    surface.isMirrored = OffscreenTheme.isMirrored
    surface.metrics = SurfaceWidget.metrics
  }

  /// An empty surface that measures texts and images, which have the same size in all surfaces.
  static let ruler = OffscreenSurface(SurfaceContent.single())

  convenience init(_ arrangement: StackArrangement) { self.init(SurfaceContent(arrangement)) }

  var surface: LayoutSurface { content.surface }
  var isMirrored: Bool { surface.isMirrored }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { content.remove(node) }

  // MARK: Layout

  /// Lays out the surface for the proposal by which it was measured: in its own size, a stack would divide it otherwise.
  func layOut(for proposal: ProposedViewSize) {
    surface.layout(for: proposal)
    forEachWidget { widget, leaf in widget.layOut(for: leaf.placedProposal, scale: scaleFactor) }
  }

  /// Creates content that depends on the layout. Returns whether another layout is required.
  func finishContent() -> Bool {
    var isChanged = surface.finishContent()
    forEachWidget { widget, _ in isChanged = widget.finishContent() || isChanged }
    return isChanged
  }

  private func forEachWidget(_ body: (any OffscreenContent, LeafNode) -> Void) {
    surface.root.forEachLeaf { leaf in if let widget = leaf.offscreen { body(widget, leaf) } }
  }

  // MARK: Drawing

  func draw(_ snapshot: OpaquePointer) {
    var drawing = SurfaceDrawing(of: self, surface.displayList(in: nil))
    drawing.draw(on: snapshot)
  }

  func draw(_ leaf: LeafNode, in frame: Rect, undoing undo: LeafTransform, on snapshot: OpaquePointer) {
    leaf.offscreen?.draw(in: frame, of: self, on: snapshot)
  }

  func draw(_ node: DrawnNode, on snapshot: OpaquePointer) {
    let rendering = Rendering.current(of: node, in: self)
    if let node = rendering.node { gtk_snapshot_append_node(snapshot, node) }
  }

  func textColor(_ fill: AreaFill) -> GdkRGBA {
    let classes = fill.cssClasses
    return classes.isEmpty ? foreground ?? OffscreenTheme.color([]) : OffscreenTheme.color(classes)
  }

  func slot(of fill: AreaFill) -> ColorProbes.Slot {
    colors.append(textColor(fill))
    return colors.count - 1
  }

  func color(of slot: ColorProbes.Slot) -> GdkRGBA { colors[slot] }

  var textContext: OpaquePointer? { isMirrored ? OffscreenTheme.mirroredTextContext : OffscreenTheme.textContext }

  // MARK: Rendering

  var rendersPerspective: Bool { false }

  func texture(of node: OpaquePointer, in area: Rect) -> OpaquePointer? {
    let (width, height) = (area.width.pixels, area.height.pixels)
    let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(image) }
    let context = cairo_create(image)
    cairo_translate(context, -area.minX, -area.minY)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(image)
    guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(image)
    else { return nil }
    let stride = cairo_image_surface_get_stride(image)
    let bytes = g_bytes_new(pixels, gsize(stride) * gsize(height))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
  }
}

// A picture is laid out completely when it is rendered.
extension OffscreenSurface: @MainActor SurfaceHost {
  func needsLayout() {}
  func needsDisplay() {}
  func needsContent() {}
  func didAttach(_ leaf: LeafNode) {}
  func didMove(_ leaf: LeafNode) {}
  func didDetach(_ leaf: LeafNode) {}
  func place(_ leaf: LeafNode) {}
  func withdraw(_ leaf: LeafNode) {}
}

extension LeafNode {
  @MainActor fileprivate var offscreen: (any OffscreenContent)? { widget as? any OffscreenContent }
}
