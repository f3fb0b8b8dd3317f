import CGtk
import OrielCore

/// A text field of an alert. Return activates the default button.
@MainActor final class AlertField {
  let id: ActionID
  private let editor: EntryEditor

  var widget: GtkWidgetPointer { editor.widget }

  /// `onChange` is called with the new text when the user has changed it.
  init(_ field: AlertTextField, onChange: @escaping (String) -> Void) {
    id = field.id
    editor = field.isSecure ? PasswordEditor() : EntryEditor()
    let prompt = field.prompt.isEmpty ? field.label : field.prompt
    let label = field.label.isEmpty ? field.prompt : field.label
    if field.isSecure { gtk_password_entry_set_show_peek_icon(widget.opaque, 1) }
    editor.setPrompt(prompt)
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    gtk_editable_set_width_chars(widget.opaque, 24)
    update(field)
    editor.listen(onChange: onChange, onSubmit: {})
  }

  /// Sets what differs, without calling `onChange`.
  func update(_ field: AlertTextField) {
    widget.setSensitive(field.isEnabled)
    editor.set(field.text)
  }

  func dispose() { editor.dispose() }
}
