/// A control that displays editable text.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("First and last"))
///   .onSubmit { save() }
/// ```
///
/// The binding is written with every change. When the user presses Return, the actions of `onSubmit(of:_:)` run, the
/// innermost first. The label is the accessible name, and is displayed in the empty field unless there is a prompt. A
/// field that is the whole content of a row in a ``Form`` or a ``Section`` displays the label above its text, as GNOME's
/// entry rows do, unless `labelsHidden()` is set. In GTK: a `GtkEntry`, or, with a vertical axis, a `GtkTextView` that
/// grows with its text up to the line limit.
public struct TextField<Label: View>: View {
  let core: TextFieldCore
  /// What happens apart from writing the binding; nil for nothing.
  var editing: FieldEditing?
  /// The label if it isn't a `Text`.
  var label: Label?

  public var body: some View {
    if editing != nil || label != nil {
      EditedField(core: core, editing: editing ?? FieldEditing(), label: label)
    } else {
      core
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a label generated from a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(titleKey))
  }

  /// Creates a field with a localized title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a localized title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(titleKey), axis: axis)
  }

  /// Creates a field with a localized title and a prompt that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Creates a field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(title))
  }

  /// Creates a field with a verbatim title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt)
  }

  /// Creates a field with a verbatim title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(title), axis: axis)
  }

  /// Creates a field with a verbatim title and a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt, axis: axis)
  }
}

/// A text field that hides the characters that the user types, such as a password. In GTK: a `GtkPasswordEntry`, with a
/// button that shows them.
///
/// ```swift
/// SecureField("Password", text: $password)
///   .onSubmit(signIn)
/// ```
public struct SecureField<Label: View>: View {
  let core: TextFieldCore
  private var onCommit: (() -> Void)?

  public var body: some View {
    if let onCommit { core.onSubmit(onCommit) } else { core }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a label generated from a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(titleKey), isSecure: true)
  }

  /// Creates a field with a localized title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt, isSecure: true)
  }

  /// Creates a field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(title), isSecure: true)
  }

  /// Creates a field that runs an action when the user presses Return. Use `onSubmit(of:_:)` instead.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Creates a field with a verbatim title that runs an action when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }

  /// Creates a field with a verbatim title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt, isSecure: true)
  }
}

/// The common implementation of text fields and secure fields.
struct TextFieldCore: View {
  typealias Body = Never

  var text: Binding<String>
  var selection: Binding<TextSelection?>?
  var label: Text
  var prompt: Text?
  var isSecure = false
  var axis = Axis.horizontal
  /// The attributes that outer modifiers set, if a custom style contains the field.
  var attributes: AttributeScope?

  static func _makeNode(_ view: TextFieldCore, in context: _NodeContext) -> _ViewNode<TextFieldCore> {
    var context = context
    context.attributes = context.attributes ?? view.attributes
    return columnNode(of: view, in: context) { node(of: view, in: context) { PrimitiveNode(view, in: context) } }
  }
}

extension TextFieldCore: FormColumnControl {
  var columnLabel: Text { label }
}

extension TextFieldCore: PrimitiveView {
  func element(in context: ElementContext) -> TextFieldElement {
    let environment = context.environment
    let label = label.resolved
    let style = environment[Key.self].look ?? .automatic
    // Beside its label a field has its border in a row as well.
    let isBeside = environment.labelStandsBeside
    let text = text.wrappedValue
    return TextFieldElement(
      text: text, selection: RequestedSelection(selection, in: text),
      prompt: prompt?.resolved ?? (isBeside ? "" : label), label: label,
      isLabelHidden: environment.labelsAreHidden, isSecure: isSecure, axis: axis,
      style: isBeside && style == .automatic ? .roundedBorder : style,
      borderShape: environment.textInputBorderShape.kind, isEnabled: environment.isEnabled,
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      alignment: environment.multilineTextAlignment, font: environment.scaledFont,
      input: environment.textInput, action: environment.fieldSuggestions?.action)
  }

  func handle(_ event: TextFieldEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text):
      self.text.wrappedValue = text
      context.environment.fieldSuggestions?.link.textDidChange(text)
    case .selectionChanged(let range): selection?.write(range, in: text.wrappedValue, context.environment)
    case .submitted: context.environment.submitAction?.run(.text)
    }
  }
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

/// The chain of `onSubmit(of:_:)` actions, the outermost last.
@MainActor final class SubmitAction {
  var triggers: SubmitTriggers = []
  var action: () -> Void
  var outer: SubmitAction?

  init(action: @escaping () -> Void) { self.action = action }

  /// Runs the actions for a kind of field.
  func run(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.run(trigger)
  }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// The kinds of fields whose submission runs an `onSubmit(of:_:)` action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Keeps the actions of `onSubmit(of:_:)` around this view from running when the user presses Return in a field of it.
  ///
  /// - Parameter isBlocking: false for no effect.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }

  /// Adds an action that runs when the user presses Return in a text field of this view.
  ///
  /// If several views have this modifier, the action closest to the field runs first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}

private struct SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var submit = SubmitAction(action: {})
  @Environment(\.submitAction) private var outer

  func body(content: Content) -> some View {
    submit.triggers = triggers
    submit.action = action
    submit.outer = outer
    return content.environment(\.submitAction, submit)
  }
}
