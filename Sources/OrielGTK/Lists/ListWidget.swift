import CGtk
import OrielCore

/// Rows in a column that scrolls: a `GtkListBox` in a `GtkScrolledWindow`.
@MainActor final class ListWidget: GtkElementWidget<ListElement> {
  private var rows: RowList?

  init(sink: any WidgetEventSink) {
    super.init(ScrolledWindow.make(), sink: sink)
    let rows = RowList(styleClass: .plainList, hasFocusableRows: true) { [weak self] in self?.contain($0) ?? $0 }
    self.rows = rows
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
    gtk_scrolled_window_set_child(widget.opaque, rows.widget)
  }

  override var fills: Axis.Set { .both }
  override var scrolls: Axis.Set { .vertical }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    rows?.insert(node, after: sibling)
    setNeedsLayout()
  }

  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { rows?.move(node, after: sibling) }

  override package func remove(_ node: LayoutNode) {
    rows?.remove(node)
    setNeedsLayout()
  }

  override func tearDown() { rows?.dispose() }
}

extension ListElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ListWidget(sink: sink) }
}
