import CGtk
import OrielCore

/// Rows in a column that scrolls: a `GtkListBox` in a `GtkScrolledWindow`.
@MainActor final class ListWidget: GtkElementWidget<ListElement> {
  private let rows = RowList(cssClass: "oriel-plain-list", hasFocusableRows: true)

  init(sink: any WidgetEventSink) {
    super.init(ScrolledWindow.make(), sink: sink)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
    gtk_scrolled_window_set_child(widget.opaque, rows.widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  override var axis: Axis? { .vertical }

  override func previous(_ child: GtkPlatformWidget) -> GtkWidgetPointer? { rows.previous(child.root) }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    rows.place(child, after: sibling)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    rows.reorder(child.root, after: sibling)
  }

  override func take(_ child: GtkPlatformWidget) { rows.take(child.root) }

  override func align(_ child: GtkPlatformWidget) { rows.align(child) }

  override func tearDown() { rows.dispose() }
}

extension ListElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ListWidget(sink: sink) }
}
