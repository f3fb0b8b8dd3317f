/// A control that is on or off.
///
/// In GTK: a `GtkSwitch` by default, a `GtkCheckButton` or `GtkToggleButton` by `toggleStyle(_:)`. The binding is
/// written when the person changes the control; if the binding refuses the value, the control goes back to what the
/// binding says.
public struct Toggle<Label: View>: View {
  /// Drawn by the platform: there is no body.
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// A toggle next to a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == OrielCore.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OrielCore.Label<Text, Image>(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: PrimitiveView {
  package var contained: Label { label }
  package func withContained(_ body: (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> ToggleElement {
    let environment = context.environment
    return ToggleElement(
      isOn: isOn.wrappedValue, style: environment.toggleStyleKind, isEnabled: environment.isEnabled,
      isLabelHidden: environment.labelsAreHidden, tint: environment.tintPaint)
  }

  package func handle(_ event: ToggleEvent, in context: ElementContext) {
    switch event {
    case .toggled(let isOn): self.isOn.wrappedValue = isOn
    }
  }
}

/// One of the looks that a toggle can have: `.automatic`, `.switch`, `.checkbox` or `.button`.
public protocol ToggleStyle: Sendable {
  /// Which look it is.
  var _kind: _ToggleStyleKind { get }
}

/// The looks that the platform knows.
public struct _ToggleStyleKind: Sendable { let style: ToggleElement.Style }

/// The desktop's usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ToggleStyleKind { _ToggleStyleKind(style: .automatic) }
}

/// A switch after its label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ToggleStyleKind { _ToggleStyleKind(style: .switch) }
}

/// A check mark before its label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ToggleStyleKind { _ToggleStyleKind(style: .checkbox) }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ToggleStyleKind { _ToggleStyleKind(style: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The desktop's usual look.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleElement.Style { .automatic } }

extension EnvironmentValues {
  var toggleStyleKind: ToggleElement.Style {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyleKind, style._kind.style)
  }
}

/// A control with two states, next to its label, which is the widget's one child.
package struct ToggleElement: Element {
  package typealias Event = ToggleEvent

  package enum Style: Equatable { case automatic, `switch`, checkbox, button }
  package var isOn: Bool
  package var style = Style.automatic
  package var isEnabled = true
  package var isLabelHidden = false
  package var tint: Paint?
}

/// What the user can do to a toggle.
package enum ToggleEvent: WidgetEvent {
  /// It has this value now.
  case toggled(Bool)

  package var changesValue: Bool { true }
}
