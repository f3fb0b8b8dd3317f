import CGtk
import OrielCore

/// A text field of an alert. Return activates the default button.
@MainActor final class AlertField {
  let id: ActionID
  let widget: GtkWidgetPointer
  private let signals = SignalConnections()

  /// `onChange` is called with the new text when the user has changed it.
  init(_ field: AlertTextField, onChange: @escaping (String) -> Void) {
    id = field.id
    widget = field.isSecure ? gtk_password_entry_new() : gtk_entry_new()
    let prompt = field.prompt.isEmpty ? field.label : field.prompt
    let label = field.label.isEmpty ? field.prompt : field.label
    if field.isSecure {
      gtk_password_entry_set_show_peek_icon(widget.opaque, 1)
    }
    ObjectProperty.set(widget.raw, "placeholder-text", prompt)
    ObjectProperty.set(widget.raw, "activates-default", true)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    gtk_editable_set_width_chars(widget.opaque, 24)
    update(field)
    let widget = widget
    signals.add(.connect(widget.raw, .textChanged) { onChange(Self.text(of: widget)) })
  }

  /// Sets what differs, without calling `onChange`; the insertion point keeps its position.
  func update(_ field: AlertTextField) {
    widget.setSensitive(field.isEnabled)
    guard field.text.forGTK != Self.text(of: widget) else { return }
    let position = gtk_editable_get_position(widget.opaque)
    signals.blocked { gtk_editable_set_text(widget.opaque, field.text.forGTK) }
    gtk_editable_set_position(widget.opaque, min(position, gint(field.text.unicodeScalars.count)))
  }

  func dispose() { signals.disconnectAll() }

  private static func text(of widget: GtkWidgetPointer) -> String {
    gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
  }
}
