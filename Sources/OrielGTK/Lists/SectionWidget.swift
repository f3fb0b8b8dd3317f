import CGtk
import OrielCore

/// A group of rows: a `GtkListBox` in the style of GNOME's boxed lists, with a header, which also is its accessible
/// label, and a footer.
@MainActor final class SectionWidget: GtkElementWidget<SectionElement> {
  private var rows: RowList?
  private weak var header: SlotWidget?

  init(sink: any WidgetEventSink) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, Int32(ControlSpacing.label)), sink: sink)
    let rows = RowList(styleClass: .boxed, hasFocusableRows: false) { [weak self] in self?.contain($0) ?? $0 }
    self.rows = rows
    gtk_box_append(widget.as(GtkBox.self), rows.widget)
    gtk_widget_set_visible(rows.widget, 0)
  }

  override var fills: Axis.Set { .horizontal }
  override var rowAttributes: RowAttributes { RowAttributes(standsAloneInForm: true) }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let rows else { return }
    defer { setNeedsLayout() }
    guard let slot = slot(in: node) else {
      rows.insert(node, after: sibling)
      gtk_widget_set_visible(rows.widget, 1)
      return
    }
    if let place = slot.wholeContent { _ = contain(place) }
    switch slot.role {
    case .header:
      header = slot
      gtk_box_prepend(widget.as(GtkBox.self), slot.widget)
      Accessible(rows.widget).setLabelledBy([slot.widget])
    case .footer: gtk_box_append(widget.as(GtkBox.self), slot.widget)
    }
  }

  private func slot(in node: LayoutNode) -> SlotWidget? { (node as? LeafNode)?.gtk as? SlotWidget }

  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    if slot(in: node) == nil { rows?.move(node, after: sibling.flatMap { slot(in: $0) == nil ? $0 : nil }) }
  }

  override package func remove(_ node: LayoutNode) {
    guard let rows else { return }
    defer { setNeedsLayout() }
    if let slot = slot(in: node) {
      if slot.role == .header { Accessible(rows.widget).setLabelledBy([]) }
      return gtk_box_remove(widget.as(GtkBox.self), slot.widget)
    }
    rows.remove(node)
    // An empty list box would be drawn as a line.
    gtk_widget_set_visible(rows.widget, rows.isEmpty ? 0 : 1)
  }

  override func tearDown() { rows?.dispose() }
}

extension SectionElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SectionWidget(sink: sink) }
}
