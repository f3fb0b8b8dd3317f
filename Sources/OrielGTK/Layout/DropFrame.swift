import CGtk
import OrielCore

/// A frame around the view in which dragged items would land.
///
/// GTK marks the widget with the drop target, which is that of all views in a window, and still does after the drop.
@MainActor final class DropFrame {
  /// The view.
  private weak var node: LayoutNode?
  let layout = WidgetLayout()
  private unowned let host: SurfaceWidget

  /// Shows a frame around a view of a surface, which owns the frame.
  init(around node: LayoutNode, in host: SurfaceWidget) {
    self.node = node
    self.host = host
    layout.takesPointer = false
    layout.widget.addClass(.dropFrame)
    gtk_widget_set_can_target(layout.widget, 0)
    host.insert(layout.widget, after: gtk_widget_get_last_child(host.widget))
    host.needsFrame()
  }

  /// Removes the frame.
  func remove() {
    if gtk_widget_get_parent(layout.widget) == host.widget { host.remove(layout.widget) }
    host.needsFrame()
  }

  /// Places the frame in a layout of the surface.
  func place() {
    guard let node, node.surface === host.surface, node.isPlaced else {
      return gtk_widget_set_child_visible(layout.widget, 0)
    }
    let area = host.surface.visualFrame(of: node)
    var origin = graphene_point_t(x: Float(area.minX.rounded()), y: Float(area.minY.rounded()))
    gtk_widget_set_child_visible(layout.widget, 1)
    gtk_widget_measure(layout.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(
      layout.widget, area.width.pixels, area.height.pixels, -1, gsk_transform_translate(nil, &origin))
  }
}
