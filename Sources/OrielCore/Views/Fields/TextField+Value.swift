import FoundationEssentials

/// What happens when the user edits a field, apart from writing its binding.
struct FieldEditing {
  /// The value that the field displays as text, and writes at the end of editing.
  var value: FieldValue?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

/// A value as text, in a locale that replaces that of its format, unless it is nil.
struct FieldValue {
  let text: (Locale?) -> String
  /// Writes the value of a text. Returns false if the text has none.
  let write: (String, Locale?) -> Bool
}

extension FieldValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    text = { format.adapted(to: $0).format(value.wrappedValue) }
    write = { text, locale in
      guard let new = try? format.adapted(to: locale).parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    text = { locale in value.wrappedValue.map { format.adapted(to: locale).format($0) } ?? "" }
    write = { text, locale in
      let new = try? format.adapted(to: locale).parseStrategy.parse(text)
      guard new != nil || text.isEmpty else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

/// A field that displays a value, reports editing, or has a label of several views.
struct EditedField<Label: View>: View {
  let core: TextFieldCore
  let editing: FieldEditing
  let label: Label?
  /// The text while it is edited.
  @State private var draft: String?
  @State private var labelText = ""
  @FocusState private var isFocused: Bool
  @Environment(\.chosenLocale) private var locale

  var body: some View {
    field
    if let label { CollectedText({ labelText = $0.lines.joined(separator: " ") }, content: { label }) }
  }

  private var field: some View {
    var core = core
    if let value = editing.value { core.text = Binding(get: { draft ?? value.text(locale) }, set: { draft = $0 }) }
    if label != nil { core.label = Text(labelText) }
    return
      core
      .focused($isFocused)
      .onSubmit {
        writeDraft()
        editing.onCommit?()
      }
      .onChange(of: isFocused) {
        if !isFocused { writeDraft() }
        editing.onEditingChanged?(isFocused)
      }
      .endsEditing(draft != nil, writeDraft)
  }

  /// Writes the value of the text, or displays the former value again.
  private func writeDraft() {
    guard let draft else { return }
    _ = editing.value?.write(draft, locale)
    self.draft = nil
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a localized title.
  ///
  /// ```swift
  /// TextField("Amount", value: $amount, format: .number)
  /// ```
  ///
  /// The binding is written when the user presses Return or leaves the field, and before any other action of the user, such
  /// as a keyboard shortcut or the click of a switch. If the text has no value, the field displays the former one again.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), FieldValue(value, format), prompt)
  }

  /// Creates a field for a value, with a verbatim title. See `init(_:value:format:prompt:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), FieldValue(value, format), prompt)
  }

  /// Creates a field for an optional value, with a localized title. An empty field is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), FieldValue(value, format), prompt)
  }

  /// Creates a field for an optional value, with a verbatim title. An empty field is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), FieldValue(value, format), prompt)
  }

  private init(_ label: Text, _ value: FieldValue, _ prompt: Text?) {
    core = TextFieldCore(text: .constant(""), label: label, prompt: prompt)
    editing = FieldEditing(value: value)
  }

  /// Creates a field for a value that is converted by closures, for code that is compiled into the app.
  public init(
    _title title: Text, text: @escaping () -> String, write: @escaping (String) -> Bool, prompt: Text?
  ) {
    self.init(title, FieldValue(text: { _ in text() }, write: { text, _ in write(text) }), prompt)
  }

  /// Sets the actions of a field for a value, for code that is compiled into the app.
  public mutating func _report(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) {
    editing?.onEditingChanged = onEditingChanged
    editing?.onCommit = onCommit
  }

  /// Creates a field that reports editing. Use `onSubmit(of:_:)` and `focused(_:)` instead.
  ///
  /// - Parameters:
  ///   - titleKey: the label.
  ///   - text: the text.
  ///   - onEditingChanged: runs with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: runs when the user presses Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    core = TextFieldCore(text: text, label: Text(titleKey))
    editing = FieldEditing(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field that runs an action when the user presses Return. Use `onSubmit(of:_:)` instead.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    core = TextFieldCore(text: text, label: Text(titleKey))
    editing = FieldEditing(onCommit: onCommit)
  }

  /// Creates a field with a verbatim title that reports editing. Use `onSubmit(of:_:)` and `focused(_:)` instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    core = TextFieldCore(text: text, label: Text(title))
    editing = FieldEditing(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a verbatim title that runs an action when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    core = TextFieldCore(text: text, label: Text(title))
    editing = FieldEditing(onCommit: onCommit)
  }
}

extension TextField {
  /// Creates a field with a label of views, whose texts are the accessible name and the prompt if there is none.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    let text = TextFieldCore(text: text, label: label as? Text ?? Text(verbatim: ""), prompt: prompt, axis: axis)
    self.init(core: text, label: label is Text ? nil : label)
  }

  /// Creates a field for a value, with a label of views. See `init(_:value:format:prompt:)`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    let core = TextFieldCore(text: .constant(""), label: label as? Text ?? Text(verbatim: ""), prompt: prompt)
    self.init(
      core: core, editing: FieldEditing(value: FieldValue(value, format)), label: label is Text ? nil : label)
  }
}
