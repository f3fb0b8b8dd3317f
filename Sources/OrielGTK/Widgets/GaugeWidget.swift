import CGtk
import OrielCore

/// A bar that is filled to a fraction: a `GtkLevelBar`.
@MainActor final class GaugeWidget: GtkElementWidget<GaugeElement> {
  private var element: GaugeElement

  init(_ element: GaugeElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_level_bar_new_for_interval(0, 1), sink: sink)
    // By default, low and high values have colors of their own.
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(widget.opaque, name)
    }
    gtk_level_bar_set_value(widget.opaque, element.fraction)
    changeTint(from: nil)
    updateName()
  }

  override var fills: Axis.Set { .horizontal }

  override var ownLabel: String? { element.label }

  override func update(_ new: GaugeElement) {
    let old = element
    guard new != old else { return }
    element = new
    if new.fraction != old.fraction { gtk_level_bar_set_value(widget.opaque, new.fraction) }
    if new.label != old.label { updateName() }
    changeTint(from: old.tint)
  }

  private func changeTint(from old: Paint?) {
    guard element.tint != old else { return }
    widget.changeClass(from: old.flatMap { TintClass.of($0) }, to: element.tint.flatMap { TintClass.of($0) })
  }
}

extension GaugeElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { GaugeWidget(self, sink: sink) }
}
