import CGtk
import OrielCore

/// A line: a `GtkSeparator`. It fills the proposed length, and has no minimum length.
@MainActor final class DividerWidget: GtkElementWidget<DividerElement> {
  private var axis: Axis

  init(_ element: DividerElement, sink: any WidgetEventSink) {
    axis = element.axis
    super.init(gtk_separator_new(element.axis.orientation), sink: sink)
  }

  override func update(_ element: DividerElement) {
    axis = element.axis
    gtk_orientable_set_orientation(widget.opaque, element.axis.orientation)
  }

  override var mayBePlacedLater: Bool { true }
  override var rowAttributes: RowAttributes { RowAttributes(standsAloneInForm: true) }

  override var fills: Axis.Set { axis == .horizontal ? .horizontal : .vertical }
}

extension Axis {
  fileprivate var orientation: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension DividerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { DividerWidget(self, sink: sink) }
}
