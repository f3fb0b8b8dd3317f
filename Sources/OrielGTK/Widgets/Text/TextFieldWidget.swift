import CGtk
import OrielCore

/// A text field: a `GtkEntry`, a `GtkPasswordEntry`, or a `GtkTextView` that grows with its text; below its title where it
/// has a row of its own.
@MainActor final class TextFieldWidget: GtkElementWidget<TextFieldElement>, RowControl {
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
  private func rootDidChange() { editor.widget.setClass(.rowField, isInRow) }

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
    let isOther = new.text.forGTK != editor.text
    editor.set(new.text, new.selection)
    if isOther { arrangeTitle() }
    if let action = new.action, action != old.action { editor.perform(action.kind) }
    guard new != old else { return }
    if new.isEnabled != old.isEnabled { setSensitive() }
    if new.label != old.label { updateName() }
    if title != nil { return arrangeTitle() }
    editor.apply(new, old)
    shown = new
  }

  override func step(_ direction: UndoDirection) -> Bool { editor.step(direction) }

  private static func makeEditor(_ element: TextFieldElement) -> any FieldEditor {
    if element.isSecure { return PasswordEditor() }
    if element.style == .search { return SearchEditor() }
    return element.axis == .vertical ? AreaEditor() : EntryEditor()
  }

  private func install() {
    editor.set(element.text, element.selection)
    editor.apply(element, nil)
    shown = element
    if !element.isEnabled { setSensitive() }
    updateName()
    editor.listen(
      onChange: { [weak self] in self?.userDidEdit(to: $0) },
      onSelect: { [weak self] in self?.send(.selectionChanged($0)) },
      onSubmit: { [weak self] in self?.send(.submitted) })
    rooting = .connect(editor.widget.raw, .rootChanged) { [weak self] in self?.rootDidChange() }
  }

  private func userDidEdit(to text: String) {
    send(.textChanged(text))
    arrangeTitle()
  }

  // The control as well, because assistive technology reads its state only.
  private func setSensitive() {
    for part in [widget, editor.widget] { gtk_widget_set_sensitive(part, element.isEnabled ? 1 : 0) }
  }

  private func replaceEditor() {
    rooting?.disconnect()
    editor.dispose()
    title?.dispose()
    editor = Self.makeEditor(element)
    replaceWidget(with: editor.widget)
    install()
    if title != nil {
      title = nil
      showTitle()
    }
    rootDidChange()
  }

  // MARK: Title

  /// The field with its title; nil outside of a row of its own.
  private var title: TitledField?
  /// The element as it was last displayed.
  private var shown: TextFieldElement?

  override var rowAttributes: RowAttributes { RowAttributes(control: self) }
  var rowTreatment: RowTreatment { title == nil ? .none : .editing }
  func willFillFormRow() { showTitle() }
  func activateFromRow() { TitledField.focusText(in: widget) }

  /// Displays the label in the row of which the field is the whole content. A search field has no title.
  private func showTitle() {
    guard title == nil, element.style != .search else { return }
    let made = TitledField(around: editor.widget) { [weak self] in self?.arrangeTitle() }
    title = made
    replaceWidget(with: made.widget)
    made.adoptField()
    if !element.isEnabled { setSensitive() }
    arrangeTitle()
  }

  /// Moves the title above the text, or into its place.
  private func arrangeTitle() {
    guard let title else { return }
    var new = element
    title.text = element.isLabelHidden ? "" : element.label
    if title.text.isEmpty {
      title.state = .absent
    } else if element.isPromptLabel, !title.isFocused, editor.text.isEmpty {
      title.state = .inPlaceOfText
    } else {
      title.state = .aboveText
      if element.isPromptLabel { new.prompt = "" }
    }
    guard new != shown else { return }
    editor.apply(new, shown)
    shown = new
  }

  override func tearDown() {
    rooting?.disconnect()
    title?.dispose()
    editor.dispose()
  }
}

/// The control in which a field's text is edited.
@MainActor protocol FieldEditor: AnyObject {
  var widget: GtkWidgetPointer { get }
  /// The widget with the focus and the accessible name.
  var focusTarget: GtkWidgetPointer { get }
  /// The text that is displayed.
  var text: String { get }
  /// Sets the text and the selection, if they differ, without reporting an event. The cursor keeps its position as far as
  /// possible.
  func set(_ text: String, _ selection: RequestedSelection)
  /// Applies the properties that differ from the old element, which is nil at first.
  func apply(_ element: TextFieldElement, _ old: TextFieldElement?)
  /// Reports changes by the user of the text and the selection, and Return.
  func listen(
    onChange: @escaping (String) -> Void, onSelect: @escaping (Range<Int>) -> Void, onSubmit: @escaping () -> Void)
  /// Does what a suggestion says, after the update that contains it, and reports it as a change by the user.
  func perform(_ action: EditorAction.Kind)
  /// Undoes or redoes an edit of the user's. Returns false if the keys are those of the window.
  func step(_ direction: UndoDirection) -> Bool
  /// Stops reporting events.
  func dispose()
}

extension TextFieldElement {
  /// The style classes of a field. A field in a row of a boxed list has its own border only if its style requests one.
  var borderClasses: [StyleClass] {
    let shape: [StyleClass] = borderShape == .capsule ? [.capsule] : []
    return switch style {
    case .automatic, .search: shape
    case .plain: [.flat]
    case .roundedBorder: [.rounded] + shape
    case .squareBorder: [.rounded, .square]
    }
  }
}

extension TextFieldElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextFieldWidget(self, sink: sink) }
}
