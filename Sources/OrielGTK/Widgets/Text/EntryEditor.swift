import CGtk
import OrielCore

/// A single-line text field: a `GtkEntry`.
@MainActor class EntryEditor: FieldEditor {
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private var isWriting = false

  convenience init() { self.init(gtk_entry_new()) }

  init(_ entry: GtkWidgetPointer) {
    handle = ObjectHandle(retaining: entry)
    // Return in a field also activates the window's default button.
    ObjectProperty.set(handle.raw, "activates-default", true)
  }

  var widget: GtkWidgetPointer { handle.widget }
  var focusTarget: GtkWidgetPointer { widget }

  private var editable: OpaquePointer { handle.opaque }

  /// The `GtkText` in the field.
  fileprivate var inner: UnsafeMutablePointer<GtkText>? {
    gtk_editable_get_delegate(editable).map { UnsafeMutablePointer($0) }
  }

  var text: String { String(cString: gtk_editable_get_text(editable)) }

  func setText(_ text: String) {
    let cursor = gtk_editable_get_position(editable)
    let wasAtEnd = cursor == Int32(self.text.unicodeScalars.count)
    isWriting = true
    gtk_editable_set_text(editable, text.forGTK)
    isWriting = false
    gtk_editable_set_position(editable, wasAtEnd ? -1 : min(cursor, Int32(text.unicodeScalars.count)))
  }

  func apply(_ element: TextFieldElement, _ old: TextFieldElement?) {
    if element.prompt != old?.prompt ?? "" { setPrompt(element.prompt) }
    if element.alignment != old?.alignment ?? .leading {
      gtk_editable_set_alignment(editable, element.alignment.position)
    }
    widget.changeClass(from: old?.style.cssClass, to: element.style.cssClass)
    if element.font != old?.font { setFont(element.font) }
    if element.input != old?.input ?? TextInputTraits() { setInput(element.input) }
  }

  func setInput(_ input: TextInputTraits) {
    gtk_text_set_input_hints(inner, input.hints)
    gtk_text_set_input_purpose(inner, input.purpose)
  }

  func setPrompt(_ prompt: String) { gtk_entry_set_placeholder_text(handle.pointer(), prompt.forGTK) }

  func setFont(_ font: Font?) {
    TextAttributes(font).hand { gtk_entry_set_attributes(handle.pointer(), $0) }
  }

  func listen(onChange: @escaping (String) -> Void, onSubmit: @escaping () -> Void) {
    signals.add(
      .connect(handle.raw, .textChanged) { [weak self] in
        if let self, !self.isWriting { onChange(self.text) }
      })
    signals.add(.connect(handle.raw, .textSubmitted) { onSubmit() })
  }

  func dispose() { signals.disconnectAll() }
}

/// A single-line field that hides its text: a `GtkPasswordEntry`.
@MainActor final class PasswordEditor: EntryEditor {
  convenience init() { self.init(gtk_password_entry_new()) }

  override func setPrompt(_ prompt: String) { ObjectProperty.set(widget.raw, "placeholder-text", prompt) }

  // GTK draws the bullets of a secure field in its own font.
  override func setFont(_ font: Font?) {}

  // A password is neither corrected nor capitalized in any case.
  override func setInput(_ input: TextInputTraits) {
    gtk_text_set_input_purpose(
      inner, input.purpose == GTK_INPUT_PURPOSE_DIGITS ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD)
  }
}

/// A field for a search: a `GtkSearchEntry`.
@MainActor final class SearchEditor: EntryEditor {
  convenience init() { self.init(gtk_search_entry_new()) }

  override func setPrompt(_ prompt: String) { ObjectProperty.set(widget.raw, "placeholder-text", prompt.forGTK) }

  // GTK gives no access to the attributes of the text.
  override func setFont(_ font: Font?) {}

  override func listen(onChange: @escaping (String) -> Void, onSubmit: @escaping () -> Void) {
    super.listen(onChange: onChange, onSubmit: onSubmit)
    ended = .connect(widget.raw, .searchStopped) { [weak self] in
      guard let self, !self.text.isEmpty else { return }
      gtk_editable_set_text(self.widget.opaque, "")
    }
  }

  private var ended: SignalConnection?

  override func dispose() {
    ended?.disconnect()
    super.dispose()
  }
}
