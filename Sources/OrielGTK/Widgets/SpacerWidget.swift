import CGtk
import OrielCore

/// Room that grows: an empty `GtkBox` that expands.
@MainActor final class SpacerWidget: GtkElementWidget<SpacerElement> {
  private var element: SpacerElement

  init(_ element: SpacerElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), sink: sink)
    write()
  }

  override func update(_ new: SpacerElement) {
    guard new != self.element else { return }
    self.element = new
    write()
    expansionMayHaveChanged()
  }

  private func write() {
    let isHorizontal = element.axis == .horizontal
    let length = element.minimumLength.map { Int32($0) } ?? 0
    gtk_widget_set_hexpand(widget, isHorizontal ? 1 : 0)
    gtk_widget_set_vexpand(widget, isHorizontal ? 0 : 1)
    gtk_widget_set_size_request(widget, isHorizontal ? length : -1, isHorizontal ? -1 : length)
  }
}

/// A line: a `GtkSeparator`.
///
/// A horizontal line takes all the width there is, and so widens what it stands in. A vertical one is as high as its
/// neighbours.
@MainActor final class DividerWidget: GtkElementWidget<DividerElement> {
  init(_ element: DividerElement, sink: any WidgetEventSink) {
    super.init(gtk_separator_new(element.axis.gtk), sink: sink)
    write(element.axis)
  }

  override func update(_ element: DividerElement) {
    let axis = element.axis
    if gtk_orientable_get_orientation(widget.opaque) == axis.gtk { return }
    gtk_orientable_set_orientation(widget.opaque, axis.gtk)
    write(axis)
    expansionMayHaveChanged()
  }

  private func write(_ axis: Axis) { gtk_widget_set_hexpand(widget, axis == .horizontal ? 1 : 0) }
}

extension SpacerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SpacerWidget(self, sink: sink) }
}

extension DividerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { DividerWidget(self, sink: sink) }
}
