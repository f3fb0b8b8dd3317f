import CGtk
import OrielCore

/// A field for text: a `GtkEntry`, a `GtkPasswordEntry`, or a `GtkTextView` that grows with its text.
@MainActor final class TextFieldWidget: GtkElementWidget<TextFieldElement> {
  private var element: TextFieldElement
  private var editor: any FieldEditor
  private var rooting: SignalConnection?

  init(_ element: TextFieldElement, sink: any WidgetEventSink) {
    self.element = element
    editor = Self.makeEditor(element)
    super.init(editor.widget, sink: sink)
    install()
  }

  // A field in a row looks like one; in a popover that hangs on something in the row it doesn't, though to the style
  // sheet the popover is in the row as well.
  private func rootDidChange() {
    if isInRow {
      gtk_widget_add_css_class(widget, "oriel-row-field")
    } else {
      gtk_widget_remove_css_class(widget, "oriel-row-field")
    }
  }

  private var isInRow: Bool {
    var next = gtk_widget_get_parent(widget)
    while let current = next, !current.isNative {
      if gtk_widget_has_css_class(current, "oriel-boxed") != 0 { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  override var focusTarget: GtkWidgetPointer { editor.focusTarget }

  override var fills: Axis.Set { .horizontal }

  /// A field grows while the user types.
  override var isVolatile: Bool { true }

  override var ownLabel: String? { element.label.isEmpty ? nil : element.label }

  override func update(_ new: TextFieldElement) {
    let old = self.element
    self.element = new
    if new.isSecure != old.isSecure || new.axis != old.axis { return replaceEditor() }
    // Writing the text that is there already would disturb the cursor and the input method.
    if new.text != editor.text { editor.setText(new.text) }
    guard new != old else { return }
    if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
    if new.label != old.label { updateName() }
    editor.apply(new, old)
  }

  private static func makeEditor(_ element: TextFieldElement) -> any FieldEditor {
    if element.isSecure { return PasswordEditor() }
    return element.axis == .vertical ? AreaEditor() : EntryEditor()
  }

  private func install() {
    if !element.text.isEmpty { editor.setText(element.text) }
    editor.apply(element, nil)
    if !element.isEnabled { gtk_widget_set_sensitive(widget, 0) }
    updateName()
    editor.listen(
      onChange: { [weak self] in self?.send(.textChanged($0)) },
      onSubmit: { [weak self] in self?.send(.submitted) })
    rooting = .connectPointer(widget.raw, "notify::root") { [weak self] _ in self?.rootDidChange() }
  }

  private func replaceEditor() {
    rooting?.disconnect()
    editor.dispose()
    editor = Self.makeEditor(element)
    replaceWidget(with: editor.widget)
    install()
    rootDidChange()
  }

  override func tearDown() {
    rooting?.disconnect()
    editor.dispose()
  }
}

/// The control in which a field's text is edited.
@MainActor protocol FieldEditor: AnyObject {
  var widget: GtkWidgetPointer { get }
  /// What takes the focus, and has the accessible name.
  var focusTarget: GtkWidgetPointer { get }
  /// The text without what an input method is still composing.
  var text: String { get }
  /// Writes a text; the cursor stays where it is, as far as there is such a place. Nobody is told.
  func setText(_ text: String)
  /// Writes whatever differs from what was there, which at first is nothing.
  func apply(_ element: TextFieldElement, _ old: TextFieldElement?)
  /// Reports changes by the person, and Return.
  func listen(onChange: @escaping (String) -> Void, onSubmit: @escaping () -> Void)
  /// Raises no more events.
  func dispose()
}

extension TextFieldElement.Style {
  /// The class of a field's look. A field in a row of a boxed list has a frame of its own only where it asks for one.
  var cssClass: String? {
    switch self {
    case .automatic: nil
    case .plain: "flat"
    case .roundedBorder: "oriel-rounded"
    }
  }
}

extension TextFieldElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextFieldWidget(self, sink: sink) }
}
