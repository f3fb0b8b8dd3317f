import CGtk
import OrielCore

/// A section's header or footer.
@MainActor final class SlotWidget: PartWidget<SlotElement> {
  let role: SlotRole

  init(_ role: SlotRole, sink: any WidgetEventSink) {
    self.role = role
    let stack = StackNode(StackArrangement(HorizontalAlignment.leading, spacing: ControlSpacing.label))
    let row = RowNode()
    row.insertChild(stack, after: nil)
    super.init(stack, in: row, sink: sink)
    switch role {
    case .header: widget.addClass(.header)
    case .footer: widget.addClass(.footer)
    }
    contentDidChange()
  }

  // An empty slot is hidden, so that it takes neither space nor spacing.
  override func contentDidChange() { gtk_widget_set_visible(widget, isEmpty ? 0 : 1) }
}

extension SlotElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SlotWidget(role, sink: sink) }
}
