/// A control that runs an action.
///
/// ```swift
/// Button("Delete", systemImage: "trash", role: .destructive) { delete() }
/// ```
///
/// The action runs on the main actor when the user clicks the button, or activates it with Space, Return or its
/// keyboard shortcut. `buttonStyle(_:)` sets the appearance. In GTK: a `GtkButton`.
public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a verbatim title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == OrielCore.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a verbatim title and a symbol.
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
    let style = environment[Key.self].look ?? .automatic
    var element = ButtonElement(
      style: style, role: role, isEnabled: environment.isEnabled, tint: environment.tintPaint,
      size: environment.controlSize, shape: environment.buttonBorderShape,
      isToolbarItem: style == .automatic && environment.isToolbarItem)
    element.fillsWidth = element.hasBorder && environment.buttonSizing.fillsWidth
    return element
  }

  package func handle(_ event: ButtonEvent, in context: ElementContext) {
    if case .activated = event, context.environment.isEnabled { action() }
  }
}

/// A button. Its only child is its label.
package struct ButtonElement: Element {
  package typealias Event = ButtonEvent

  package enum Style: Equatable {
    case automatic, bordered, borderedProminent, borderless, plain, link
    /// A custom style of the app: only the content is drawn.
    case custom
  }
  package var style = Style.automatic
  package var role: ButtonRole?
  package var isEnabled = true
  package var tint: Paint?
  package var size = ControlSize.regular
  package var shape = ButtonBorderShape.automatic
  /// Whether the button has no border if its label is only an icon.
  package var isToolbarItem = false
  /// Whether it takes the proposed width.
  package var fillsWidth = false

  package var hasBorder: Bool {
    switch style {
    case .automatic, .bordered, .borderedProminent: true
    case .borderless, .plain, .link, .custom: false
    }
  }

  /// The shape of the border; that of the theme where the style has no border of its own.
  package var borderShape: ButtonBorderShape.Kind {
    switch style {
    case .automatic, .bordered, .borderedProminent: shape.kind
    case .borderless, .plain, .link, .custom: .theme
    }
  }
}

/// The events that a button reports.
package enum ButtonEvent: WidgetEvent, Equatable {
  /// The user clicked the button or activated it with a key.
  case activated
  /// The button was pressed or released. Only buttons with a custom style report this.
  case pressed(Bool)

  package var isActivation: Bool { self == .activated }
}

extension ButtonElement: CollectibleElement {
  var isCollectedEnabled: Bool { isEnabled }
}
