import CGtk
import OrielCore

/// A viewport onto its children, which stand in a column or a row: a `GtkScrolledWindow`.
@MainActor final class ScrollWidget: GtkElementWidget<ScrollElement> {
  private var element: ScrollElement
  private let content: GtkWidgetPointer

  init(_ element: ScrollElement, sink: any WidgetEventSink) {
    self.element = element
    content = gtk_box_new(element.contentAxis.gtk, StackWidget.usualSpacing)
    super.init(ScrolledWindow.make(), sink: sink)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
    gtk_scrolled_window_set_child(widget.opaque, content)
    write()
  }

  override func update(_ new: ScrollElement) {
    guard new != self.element else { return }
    let old = self.element
    self.element = new
    if new.contentAxis != old.contentAxis {
      gtk_orientable_set_orientation(content.opaque, new.contentAxis.gtk)
      alignAll()
    }
    write()
    expansionMayHaveChanged()
  }

  private func write() {
    gtk_scrolled_window_set_policy(widget.opaque, policy(.horizontal), policy(.vertical))
    // Across, a viewport is as large as its content.
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_hexpand_set(widget, element.axes.contains(.horizontal) ? 1 : 0)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_vexpand_set(widget, element.axes.contains(.vertical) ? 1 : 0)
  }

  private func policy(_ axis: Axis.Set) -> GtkPolicyType {
    guard element.axes.contains(axis) else { return GTK_POLICY_NEVER }
    return element.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
  }

  override var axis: Axis? { element.contentAxis }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    gtk_box_insert_child_after(content.as(GtkBox.self), child.root, sibling)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    gtk_box_reorder_child_after(content.as(GtkBox.self), child.root, sibling)
  }

  override func take(_ child: GtkPlatformWidget) { gtk_box_remove(content.as(GtkBox.self), child.root) }

  override func align(_ child: GtkPlatformWidget) {
    let isRow = element.contentAxis == .horizontal
    let across = isRow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let fills = gtk_widget_compute_expand(child.root, across) != 0
    if isRow || fills { gtk_widget_set_halign(child.root, GTK_ALIGN_FILL) } else { child.stand(.center) }
    gtk_widget_set_valign(child.root, isRow && !fills ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
  }
}

extension ScrollElement {
  fileprivate var contentAxis: Axis { axes == .horizontal ? .horizontal : .vertical }
}

extension ScrollElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ScrollWidget(self, sink: sink) }
}
