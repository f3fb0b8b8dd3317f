import CGtk
import OrielCore

/// Rows that belong together: a `GtkListBox` in the style of GNOME's boxed lists, between its header, which also names
/// it for assistive technology, and its footer.
@MainActor final class SectionWidget: GtkElementWidget<SectionElement> {
  private let rows = RowList(cssClass: "oriel-boxed", hasFocusableRows: false)

  init(sink: any WidgetEventSink) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, StackWidget.usualSpacing), sink: sink)
    gtk_box_append(widget.as(GtkBox.self), rows.widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_visible(rows.widget, 0)
  }

  override var axis: Axis? { .vertical }

  override func previous(_ child: GtkPlatformWidget) -> GtkWidgetPointer? {
    child is SlotWidget ? nil : rows.previous(child.root)
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    switch (child as? SlotWidget)?.role {
    case .header:
      gtk_box_prepend(widget.as(GtkBox.self), child.root)
      Accessible(rows.widget).setLabelledBy([child.root])
    case .footer: gtk_box_append(widget.as(GtkBox.self), child.root)
    case .background, .overlay, .label, nil:
      rows.place(child, after: sibling)
      gtk_widget_set_visible(rows.widget, 1)
    }
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    if !(child is SlotWidget) { rows.reorder(child.root, after: sibling) }
  }

  override func take(_ child: GtkPlatformWidget) {
    if let slot = child as? SlotWidget {
      if slot.role == .header { Accessible(rows.widget).setLabelledBy([]) }
      return gtk_box_remove(widget.as(GtkBox.self), child.root)
    }
    rows.take(child.root)
    // An empty box would be drawn as a line.
    gtk_widget_set_visible(rows.widget, gtk_widget_get_first_child(rows.widget) == nil ? 0 : 1)
  }

  override func align(_ child: GtkPlatformWidget) {
    if child is SlotWidget {
      gtk_widget_set_halign(child.root, GTK_ALIGN_FILL)
    } else {
      rows.align(child)
    }
  }

  override func tearDown() { rows.dispose() }
}

extension SectionElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SectionWidget(sink: sink) }
}
