import CGtk

/// A box with a label and a control. In a wider box, the label expands.
@MainActor final class LabeledRow {
  private static let labelDistance: Int32 = 12

  private let handle = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, labelDistance))
  private var label: GtkWidgetPointer?

  init(_ control: GtkWidgetPointer) {
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    gtk_box_append(handle.pointer(), control)
  }

  /// The box.
  var widget: GtkWidgetPointer { handle.widget }

  /// Replaces the label.
  func setLabel(_ new: GtkWidgetPointer?) {
    if let label {
      gtk_widget_set_hexpand_set(label, 0)
      gtk_box_remove(handle.pointer(), label)
    }
    label = new
    guard let new else { return }
    gtk_box_prepend(handle.pointer(), new)
    gtk_widget_set_hexpand(new, 1)
    gtk_widget_set_halign(new, GTK_ALIGN_START)
    gtk_widget_set_valign(new, GTK_ALIGN_CENTER)
  }

  /// Inserts a widget before the control.
  func insert(_ widget: GtkWidgetPointer) {
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    gtk_box_insert_child_after(handle.pointer(), widget, label)
  }

  /// Shows or hides the label.
  func showLabel(_ isShown: Bool) { if let label { gtk_widget_set_visible(label, isShown ? 1 : 0) } }
}
