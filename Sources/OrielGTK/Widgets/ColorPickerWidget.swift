import CGtk
import OrielCore

/// A color picker: a `GtkColorDialogButton` after its label.
@MainActor final class ColorPickerWidget: LabelledWidget<ColorPickerElement> {
  private var element: ColorPickerElement
  private let button: ObjectHandle
  private let dialog: ObjectHandle
  private let row: LabeledRow
  private var isWriting = false

  init(_ element: ColorPickerElement, sink: any WidgetEventSink) {
    self.element = element
    dialog = ObjectHandle(adopting: gtk_color_dialog_new())
    g_object_ref(dialog.raw)
    button = ObjectHandle(retaining: gtk_color_dialog_button_new(dialog.opaque))
    row = LabeledRow(button.widget)
    super.init(row.widget, sink: sink)
    show(since: nil)
    signals.add(
      .connect(button.raw, .colorChanged) { [weak self] in
        guard let self, !self.isWriting else { return }
        self.send(.changed(self.color))
      })
  }

  override var focusTarget: GtkWidgetPointer { button.widget }
  override var fills: Axis.Set { leaf?.isWholeRow == true ? .horizontal : [] }

  private var color: OrielCore.Color {
    guard let rgba = gtk_color_dialog_button_get_rgba(button.opaque)?.pointee else { return .black }
    return Color(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), opacity: Double(rgba.alpha))
  }

  override func update(_ new: ColorPickerElement) {
    let old = element
    element = new
    show(since: old)
    if new.isLabelHidden != old.isLabelHidden { row.showLabel(!new.isLabelHidden) }
  }

  private func show(since old: ColorPickerElement?) {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_widget_set_sensitive(button.widget, element.isEnabled ? 1 : 0)
    gtk_color_dialog_set_with_alpha(dialog.opaque, element.supportsOpacity ? 1 : 0)
    guard element.color != old?.color || element.color != color else { return }
    let paint = ResolvedPaint(.color(element.color), in: StyleSheet.palette, for: .area)
    let parts = paint.components ?? .zero
    var rgba = GdkRGBA(
      red: Float(parts.x), green: Float(parts.y), blue: Float(parts.z), alpha: Float(paint.clampedAlpha))
    isWriting = true
    gtk_color_dialog_button_set_rgba(button.opaque, &rgba)
    isWriting = false
  }

  override func setLabel(_ label: GtkWidgetPointer?) {
    row.setLabel(label)
    row.showLabel(!element.isLabelHidden)
  }

  override func labelDidChange() { updateName() }

  override func updateName() {
    super.updateName()
    setLabel(label, of: button.widget)
  }
}

extension ColorPickerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ColorPickerWidget(self, sink: sink) }
}
