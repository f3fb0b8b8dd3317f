import CGtk
import OrielCore

/// A text field: a `GtkEntry`, a `GtkPasswordEntry`, or a `GtkTextView` that grows with its text.
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

  // A field in a list row has the style of the row. A field in a popover attached to a row doesn't, although the style
  // sheet treats the popover as a descendant of the row.
  private func rootDidChange() {
    widget.setClass(.rowField, isInRow)
  }

  private var isInRow: Bool {
    var next = gtk_widget_get_parent(widget)
    while let current = next, !current.isNative {
      if current.hasClass(.boxed) { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  override var takesPresses: Bool { true }

  override var focusTarget: GtkWidgetPointer { editor.focusTarget }

  override var fills: Axis.Set { .horizontal }

  /// Whether the size can change at any time: a field grows while the user types.
  override var isVolatile: Bool { true }

  override var ownLabel: String? { element.label.isEmpty ? nil : element.label }

  override func update(_ new: TextFieldElement) {
    let old = self.element
    self.element = new
    if new.isSecure != old.isSecure || new.axis != old.axis { return replaceEditor() }
    editor.setText(new.text)
    guard new != old else { return }
    if new.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
    if new.label != old.label { updateName() }
    editor.apply(new, old)
  }

  private static func makeEditor(_ element: TextFieldElement) -> any FieldEditor {
    if element.isSecure { return PasswordEditor() }
    if element.style == .search { return SearchEditor() }
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
    rooting = .connect(widget.raw, .rootChanged) { [weak self] in self?.rootDidChange() }
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
  /// The widget with the focus and the accessible name.
  var focusTarget: GtkWidgetPointer { get }
  /// Sets the text, if it differs, without reporting an event. The cursor keeps its position as far as possible.
  func setText(_ text: String)
  /// Applies the properties that differ from the old element, which is nil at first.
  func apply(_ element: TextFieldElement, _ old: TextFieldElement?)
  /// Reports changes by the user, and Return.
  func listen(onChange: @escaping (String) -> Void, onSubmit: @escaping () -> Void)
  /// Stops reporting events.
  func dispose()
}

extension TextFieldElement.Style {
  /// The style class of a field. A field in a row of a boxed list has its own border only if its style requests one.
  var cssClass: StyleClass? {
    switch self {
    case .automatic, .search: nil
    case .plain: .flat
    case .roundedBorder: .rounded
    }
  }
}

extension TextFieldElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextFieldWidget(self, sink: sink) }
}
