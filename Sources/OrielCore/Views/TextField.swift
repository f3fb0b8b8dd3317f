/// A field in which text is edited.
///
/// The binding is written with every change; `onSubmit(_:)` actions run when Return is pressed. The label is the
/// field's accessible name, and stands in the empty field where there is no prompt. In GTK: a `GtkEntry`, or a
/// `GtkTextView` with a vertical axis, which grows with its text up to the line limit.
public struct TextField<Label: View>: View {
  let core: TextFieldCore

  /// What it consists of.
  public var body: some View { core }
}

extension TextField where Label == Text {
  /// A field with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(titleKey))
  }

  /// A field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt)
  }

  /// A field that grows along `axis`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(titleKey), axis: axis)
  }

  /// A field with a prompt that grows along `axis`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(title))
  }

  /// A field with a verbatim title, and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt)
  }

  /// A field with a verbatim title that grows along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(title), axis: axis)
  }

  /// A field with a verbatim title and a prompt that grows along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt, axis: axis)
  }
}

/// A field for a secret: what is typed isn't shown. In GTK: a `GtkPasswordEntry`.
public struct SecureField<Label: View>: View {
  let core: TextFieldCore

  /// What it consists of.
  public var body: some View { core }
}

extension SecureField where Label == Text {
  /// A field with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(titleKey), isSecure: true)
  }

  /// A field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(titleKey), prompt: prompt, isSecure: true)
  }

  /// A field with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    core = TextFieldCore(text: text, label: Text(title), isSecure: true)
  }

  /// A field with a verbatim title, and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    core = TextFieldCore(text: text, label: Text(title), prompt: prompt, isSecure: true)
  }
}

/// What text fields of all kinds have in common.
struct TextFieldCore: View {
  typealias Body = Never

  var text: Binding<String>
  var label: Text
  var prompt: Text?
  var isSecure = false
  var axis = Axis.horizontal
  /// What modifiers say of the field, where a style has put it somewhere inside.
  var attributes: AttributeScope?

  static func _makeNode(_ view: TextFieldCore, in context: _NodeContext) -> _ViewNode<TextFieldCore> {
    var context = context
    context.attributes = context.attributes ?? view.attributes
    return node(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension TextFieldCore: PrimitiveView {
  func element(in context: ElementContext) -> TextFieldElement {
    let environment = context.environment
    let label = label.resolved
    return TextFieldElement(
      text: text.wrappedValue, prompt: prompt?.resolved ?? label, label: label, isSecure: isSecure, axis: axis,
      style: environment[Key.self].look ?? .automatic, isEnabled: environment.isEnabled,
      lineLimit: environment.lineLimit, reservesSpace: environment.lineLimitReservesSpace,
      alignment: environment.multilineTextAlignment, font: environment.scaledFont)
  }

  func handle(_ event: TextFieldEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    case .submitted: context.environment.submitAction?.run()
    }
  }
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

/// The actions of `onSubmit(_:)`, the outermost last.
@MainActor final class SubmitAction {
  var action: () -> Void
  var outer: SubmitAction?

  init(action: @escaping () -> Void) { self.action = action }

  func run() {
    action()
    outer?.run()
  }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// Which fields' submissions an `onSubmit` action wants to hear of.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// A set of members given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when Return is pressed in a text field of this view. Inner actions run before outer ones.
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
    if triggers.contains(.text) { submit.action = action }
    submit.outer = outer
    return content.environment(\.submitAction, submit)
  }
}
