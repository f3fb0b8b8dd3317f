/// A control that does something.
///
/// The action runs on the main actor, when the button is clicked, or activated with Space, Return or its keyboard
/// shortcut. `buttonStyle(_:)` sets how it looks. In GTK: a `GtkButton`.
public struct Button<Label: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button around a view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role, around a view.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a verbatim title, and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == OrielCore.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }

  /// A button with a verbatim title, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { OrielCore.Label<Text, Image>(title, systemImage: systemImage) }
  }
}

extension Button: PrimitiveView {
  package static var readsEnvironmentOnly: Bool { true }
  package static func change(
    of element: inout ButtonElement, from old: UnsafePointer<Self>, to new: Self
  ) -> ElementChange { old.pointee.role == new.role ? .none : .unknown }

  package var contained: Label { label }
  package func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> ButtonElement {
    let environment = context.environment
    return ButtonElement(
      style: environment[Key.self].look ?? .automatic, role: role, isEnabled: environment.isEnabled,
      tint: environment.tintPaint, size: environment.controlSize)
  }

  package func handle(_ event: ButtonEvent, in context: ElementContext) {
    if case .activated = event, context.environment.isEnabled { action() }
  }
}

/// A push button around its label, which is the widget's one child.
package struct ButtonElement: Element {
  package typealias Event = ButtonEvent

  package enum Style: Equatable {
    case automatic, bordered, borderedProminent, borderless, plain, link
    /// An app's: what is inside is all that there is to see.
    case custom
  }
  package var style = Style.automatic
  package var role: ButtonRole?
  package var isEnabled = true
  package var tint: Paint?
  package var size = ControlSize.regular
}

/// What the user can do to a button.
package enum ButtonEvent: WidgetEvent, Equatable {
  /// It was clicked, or activated by key.
  case activated
  /// It is held down now, or isn't any more. Only buttons with an app's style tell.
  case pressed(Bool)

  package var isActivation: Bool { self == .activated }
}
