import CGtk
import OrielCore

/// The check button that suppresses an alert in the future.
@MainActor final class AlertToggle {
  let widget: GtkWidgetPointer
  private let signals = SignalConnections()

  /// `onChange` is called when the user has changed it.
  init(_ suppression: AlertSuppression, onChange: @escaping (Bool) -> Void) {
    widget = gtk_check_button_new()
    let label = AlertBody.label(suppression.label)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_check_button_set_child(widget.as(GtkCheckButton.self), label)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, suppression.label)
    update(suppression)
    let widget = widget
    signals.add(
      .connect(widget.raw, .toggled) { onChange(gtk_check_button_get_active(widget.as(GtkCheckButton.self)) != 0) })
  }

  /// Sets whether it is on, without calling `onChange`.
  func update(_ suppression: AlertSuppression) {
    let button = widget.as(GtkCheckButton.self)
    guard (gtk_check_button_get_active(button) != 0) != suppression.isOn else { return }
    signals.blocked { gtk_check_button_set_active(button, suppression.isOn ? 1 : 0) }
  }

  func dispose() { signals.disconnectAll() }
}
