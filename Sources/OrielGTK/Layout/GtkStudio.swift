import CGtk
import FoundationEssentials
import OrielCore

/// Renders views to pictures, in a window that is realized, so that it has a renderer and a style, but never displayed.
@MainActor final class GtkStudio: PictureStudio {
  private let window: ObjectHandle
  private let content = SurfaceWidget(StackArrangement(HorizontalAlignment.center, spacing: 0))

  init() {
    let widget: GtkWidgetPointer = gtk_window_new()
    window = ObjectHandle(retaining: widget)
    gtk_window_set_child(window.pointer(), content.widget)
    gtk_widget_realize(window.widget)
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { content.remove(node) }

  func dispose() {
    content.dispose()
    gtk_window_destroy(window.pointer())
  }

  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture? {
    guard let size = layOut(for: proposal), let texture = draw(size, scale: scale, isOpaque: isOpaque) else {
      return nil
    }
    guard let bytes = gdk_texture_save_to_png_bytes(texture.opaque) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return nil }
    return LoadedPicture(Data(bytes: start, count: Int(count)), object: texture)
  }

  /// Lays out the views, and creates content that depends on the layout.
  private func layOut(for proposal: ProposedViewSize) -> (width: Int32, height: Int32)? {
    var size = (width: Int32(0), height: Int32(0))
    // The number of times that the frame clock of a window repeats its layout phase.
    for _ in 0..<4 {
      let wanted = content.surface.sizeThatFits(proposal)
      guard wanted.width.isFinite, wanted.height.isFinite, wanted.width > 0, wanted.height > 0 else { return nil }
      size = (max(1, wanted.width.pixels), max(1, wanted.height.pixels))
      let least = WidgetLayout.Measurement(of: content.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
      size.width = max(size.width, least)
      size.height = max(
        size.height, WidgetLayout.Measurement(of: content.widget, GTK_ORIENTATION_VERTICAL, for: size.width).minimum)
      gtk_widget_allocate(content.widget, size.width, size.height, -1, nil)
      if !content.surface.finishContent() { break }
    }
    return size
  }

  private func draw(_ size: (width: Int32, height: Int32), scale: Double, isOpaque: Bool) -> ObjectHandle? {
    // Only mapped widgets are drawn.
    gtk_widget_map(content.widget)
    defer { gtk_widget_unmap(content.widget) }
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(size.width), Float(size.height))
    if isOpaque {
      var color = content.color(.background(level: 0))
      gtk_snapshot_append_color(snapshot, &color, &area)
    }
    content.draw(snapshot)
    graphene_rect_init(
      &area, 0, 0, (area.size.width * Float(scale)).rounded(.up), (area.size.height * Float(scale)).rounded(.up))
    // An empty picture is drawn as well.
    var clear = GdkRGBA()
    gtk_snapshot_append_color(snapshot, &clear, &area)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gtk_native_get_renderer(window.opaque) else { return nil }
    return gsk_renderer_render_texture(renderer, node, &area).map { ObjectHandle(adopting: $0) }
  }
}
