import CGtk
import OrielCore

/// A single-line text field: a `GtkEntry`.
@MainActor class EntryEditor: FieldEditor, TextDisplay {
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private let keepsHistory: Bool
  private lazy var edits = TextEdits(in: self, keepsHistory: keepsHistory)
  private var undoKeys: TextUndoKeys?
  private var focus: FocusController?
  private var report: (String) -> Void = { _ in }

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

  private var innerWidget: GtkWidgetPointer? {
    inner.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
  }

  var text: String { String(cString: gtk_editable_get_text(editable)) }

  var state: EditedText {
    let place = place
    return EditedText(text, anchor: place.anchor, caret: place.caret)
  }

  var place: (anchor: Int, caret: Int) {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(editable, &start, &end)
    // The entry itself reports the end of the selection, though the caret is at its start.
    let caret = gtk_editable_get_position(gtk_editable_get_delegate(editable) ?? editable)
    return (Int(caret == start ? end : start), Int(caret))
  }

  var hasFocus: Bool { innerWidget.map { gtk_widget_is_focus($0) != 0 } ?? false }

  func set(_ text: String, _ selection: RequestedSelection = .untracked) { edits.set(text.forGTK, selection) }

  func show(_ new: EditedText) {
    let part = TextDifference(text, new.text)
    // The user doesn't take back what the app writes with GTK's own history, which the field's menu uses.
    if keepsHistory { gtk_editable_set_enable_undo(editable, 0) }
    gtk_editable_delete_text(editable, Int32(part.removed.lowerBound), Int32(part.removed.upperBound))
    var position = Int32(part.removed.lowerBound)
    gtk_editable_insert_text(editable, part.inserted, -1, &position)
    if keepsHistory { gtk_editable_set_enable_undo(editable, 1) }
    select(anchor: new.anchor, caret: new.caret)
  }

  func select(anchor: Int, caret: Int) { gtk_editable_select_region(editable, Int32(anchor), Int32(caret)) }

  func later(_ work: @escaping @MainActor () -> Void) { MainLoop.schedule(work) }

  func apply(_ element: TextFieldElement, _ old: TextFieldElement?) {
    if element.prompt != old?.prompt ?? "" { setPrompt(element.prompt) }
    if element.alignment != old?.alignment ?? .leading {
      gtk_editable_set_alignment(editable, element.alignment.position)
    }
    widget.changeClasses(from: old?.borderClasses ?? [], to: element.borderClasses)
    if element.font != old?.font { setFont(element.font) }
    if element.input != old?.input ?? TextInputTraits() {
      setInput(element.input)
      widget.setClass(.ringless, !element.input.hasFocusRing)
    }
  }

  func setInput(_ input: TextInputTraits) {
    gtk_text_set_input_hints(inner, input.hints)
    gtk_text_set_input_purpose(inner, input.purpose)
  }

  func setPrompt(_ prompt: String) { gtk_entry_set_placeholder_text(handle.pointer(), prompt.forGTK) }

  func setFont(_ font: Font?) {
    TextAttributes(font).hand { gtk_entry_set_attributes(handle.pointer(), $0) }
  }

  func listen(
    onChange: @escaping (String) -> Void, onSelect: @escaping (Range<Int>) -> Void = { _ in },
    onSubmit: @escaping () -> Void
  ) {
    signals.add(
      .connect(handle.raw, .textChanged) { [weak self] in self?.edits.textDidChange(onChange) })
    signals.add(.connect(handle.raw, .textSubmitted) { onSubmit() })
    report = onChange
    edits.reportSelection = onSelect
    guard let innerWidget else { return }
    for signal in [Signal.caretMoved, .selectionEndMoved] {
      signals.add(.connect(innerWidget.raw, signal) { [weak self] in self?.edits.caretDidMove() })
    }
    focus = FocusController(on: innerWidget) { [weak self] _ in self?.edits.focusDidChange() }
    guard keepsHistory else { return }
    undoKeys = TextUndoKeys(on: innerWidget) { [weak self] direction in self?.step(direction) ?? false }
  }

  func perform(_ action: EditorAction.Kind) {
    later { [weak self] in
      guard let self else { return }
      self.edits.perform(action, self.report)
    }
  }

  func step(_ direction: UndoDirection) -> Bool { edits.step(direction, report) }

  func dispose() {
    signals.disconnectAll()
    report = { _ in }
    edits.dispose()
    undoKeys?.dispose()
    focus?.dispose()
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

  override func listen(
    onChange: @escaping (String) -> Void, onSelect: @escaping (Range<Int>) -> Void, onSubmit: @escaping () -> Void
  ) {
    super.listen(onChange: onChange, onSelect: onSelect, onSubmit: onSubmit)
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
