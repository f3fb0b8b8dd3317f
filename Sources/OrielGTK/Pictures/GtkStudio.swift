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

  func size(for proposal: ProposedViewSize) -> Size? {
    layOut(for: proposal).map { Size(width: Double($0.width), height: Double($0.height)) }
  }

  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture? {
    guard let size = layOut(for: proposal), size.width > 0, size.height > 0 else { return nil }
    // Only mapped widgets are drawn.
    gtk_widget_map(content.widget)
    defer { gtk_widget_unmap(content.widget) }
    return PictureRecording(width: size.width, height: size.height, scale: scale).picture(
      of: content, isOpaque: isOpaque)
  }

  /// Lays out the views, and creates content that depends on the layout.
  private func layOut(for proposal: ProposedViewSize) -> (width: Int32, height: Int32)? {
    var size = (width: Int32(0), height: Int32(0))
    for _ in 0..<PictureRecording.layouts {
      guard let wanted = PictureRecording.size(of: content.surface, for: proposal) else { return nil }
      size = wanted
      let least = WidgetLayout.Measurement(of: content.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
      size.width = max(size.width, least)
      size.height = max(
        size.height, WidgetLayout.Measurement(of: content.widget, GTK_ORIENTATION_VERTICAL, for: size.width).minimum)
      gtk_widget_allocate(content.widget, size.width, size.height, -1, nil)
      if !content.surface.finishContent() { break }
    }
    return size
  }
}
