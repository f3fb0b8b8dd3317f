import CGtk
import OrielCore

/// A single-line text field: a `GtkEntry`.
@MainActor class EntryEditor: FieldEditor, TextDisplay {
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private let keepsHistory: Bool
  private lazy var edits = TextEdits(in: self, keepsHistory: keepsHistory)
  private var undoKeys: TextUndoKeys?

  convenience init() { self.init(gtk_entry_new()) }

  init(_ entry: GtkWidgetPointer, keepsHistory: Bool = true) {
    handle = ObjectHandle(retaining: entry)
    self.keepsHistory = keepsHistory
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

  var state: EditedText {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(editable, &start, &end)
    // The entry itself reports the end of the selection, though the caret is at its start.
    let caret = gtk_editable_get_position(gtk_editable_get_delegate(editable) ?? editable)
    return EditedText(text, anchor: Int(caret == start ? end : start), caret: Int(caret))
  }

  func setText(_ text: String) { edits.setText(text.forGTK) }

  func show(_ new: EditedText) {
    let part = TextDifference(text, new.text)
    // The user doesn't take back what the app writes with GTK's own history, which the field's menu uses.
    if keepsHistory { gtk_editable_set_enable_undo(editable, 0) }
    gtk_editable_delete_text(editable, Int32(part.removed.lowerBound), Int32(part.removed.upperBound))
    var position = Int32(part.removed.lowerBound)
    gtk_editable_insert_text(editable, part.inserted, -1, &position)
    if keepsHistory { gtk_editable_set_enable_undo(editable, 1) }
    gtk_editable_select_region(editable, Int32(new.anchor), Int32(new.caret))
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
      .connect(handle.raw, .textChanged) { [weak self] in self?.edits.textDidChange(onChange) })
    signals.add(.connect(handle.raw, .textSubmitted) { onSubmit() })
    guard let inner else { return }
    for signal in [Signal.caretMoved, .selectionEndMoved] {
      signals.add(.connect(UnsafeMutableRawPointer(inner), signal) { [weak self] in self?.edits.caretDidMove() })
    }
    guard keepsHistory else { return }
    undoKeys = TextUndoKeys(on: UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GtkWidget.self)) {
      [weak self] direction in self?.edits.step(direction, onChange)
    }
  }

  func dispose() {
    signals.disconnectAll()
    edits.dispose()
    undoKeys?.dispose()
  }
}

/// A single-line field that hides its text: a `GtkPasswordEntry`.
@MainActor final class PasswordEditor: EntryEditor {
  // Former passwords aren't kept, as in GTK's own fields.
  convenience init() {
    self.init(gtk_password_entry_new(), keepsHistory: false)
    ObjectProperty.set(widget.raw, "show-peek-icon", true)
  }

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
  private var escape: SignalConnection?

  convenience init() {
    self.init(gtk_search_entry_new())
    // GTK's own binding of Escape would keep it from the window also when the field is empty.
    for shortcuts in ScrolledWindow.controllers(of: widget, gtk_shortcut_controller_get_type()) {
      gtk_widget_remove_controller(widget, shortcuts.opaque)
    }
  }

  override func setPrompt(_ prompt: String) { ObjectProperty.set(widget.raw, "placeholder-text", prompt.forGTK) }

  // GTK gives no access to the attributes of the text.
  override func setFont(_ font: Font?) {}

  override func listen(onChange: @escaping (String) -> Void, onSubmit: @escaping () -> Void) {
    super.listen(onChange: onChange, onSubmit: onSubmit)
    guard let keys = gtk_event_controller_key_new() else { return }
    escape = .connect(keys.raw, .keyPressed) { [weak self] press in
      guard let self, press.key == guint(GDK_KEY_Escape), !self.text.isEmpty else { return false }
      gtk_editable_set_text(self.widget.opaque, "")
      return true
    }
    gtk_widget_add_controller(widget, keys)
  }

  override func dispose() {
    escape?.disconnect()
    super.dispose()
  }
}
