import CGtk
import OrielCore

/// Content that goes to a place of its own in its parent, in a column: a section's header and footer.
@MainActor final class SlotWidget: GtkElementWidget<SlotElement> {
  let role: SlotRole
  private let stack: StackNode
  private let content: SurfaceWidget

  init(_ role: SlotRole, sink: any WidgetEventSink) {
    self.role = role
    stack = StackNode(StackArrangement(HorizontalAlignment.leading, spacing: ControlSpacing.label))
    let row = RowNode()
    row.insertChild(stack, after: nil)
    content = SurfaceWidget(SurfaceContent(row))
    super.init(content.widget, sink: sink)
    switch role {
    case .header: widget.addClass(.header)
    case .footer: widget.addClass(.footer)
    }
    showIfFull()
  }

  override var wholeContent: SurfaceWidget? { content }

  // A place without content takes no room, no distance from its neighbors, and no time.
  private func showIfFull() { gtk_widget_set_visible(widget, stack.childCount == 0 ? 0 : 1) }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    stack.insertChild(node, after: sibling)
    showIfFull()
  }

  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { stack.moveChild(node, after: sibling) }

  override package func remove(_ node: LayoutNode) {
    stack.removeChild(node)
    showIfFull()
  }

  override func tearDown() { content.dispose() }
}

extension SlotElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SlotWidget(role, sink: sink) }
}
