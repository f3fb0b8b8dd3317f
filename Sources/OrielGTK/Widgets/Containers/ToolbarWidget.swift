import CGtk
import OrielCore

/// A part of a toolbar: a row of items, which the window places in its `GtkHeaderBar`.
@MainActor final class ToolbarWidget: PartWidget<ToolbarElement> {
  let part: ToolbarElement.Part
  /// Whether one of the items cancels a dialog.
  private(set) var cancels: Bool
  /// Called when that has changed.
  var cancelsDidChange: (() -> Void)?

  init(_ element: ToolbarElement, sink: any WidgetEventSink) {
    part = element.part
    cancels = element.cancels
    let stack = StackNode(StackArrangement(VerticalAlignment.center, spacing: ControlSpacing.label))
    super.init(stack, in: stack, sink: sink)
    contentDidChange()
  }

  override func update(_ new: ToolbarElement) {
    guard new.cancels != cancels else { return }
    cancels = new.cancels
    cancelsDidChange?()
  }

  override func contentDidChange() { gtk_widget_set_visible(widget, isEmpty ? 0 : 1) }
}

extension ToolbarElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ToolbarWidget(self, sink: sink) }
}
