/// A control that is on or off.
///
/// In GTK: a `GtkSwitch` by default, a `GtkCheckButton` or `GtkToggleButton` by `toggleStyle(_:)`. The binding is
/// written when the user changes the control; if the binding refuses the value, the control goes back to what the
/// binding says.
public struct Toggle<Label: View>: View {
  /// Oriel lays the view out, or draws it, itself.
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
    node(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle with a verbatim title.
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
  package func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> ToggleElement {
    let environment = context.environment
    return ToggleElement(
      isOn: isOn.wrappedValue, style: environment[Key.self].look ?? .automatic, isEnabled: environment.isEnabled,
      isLabelHidden: environment.labelsAreHidden, tint: environment.tintPaint)
  }

  package func handle(_ event: ToggleEvent, in context: ElementContext) {
    switch event {
    case .toggled(let isOn): self.isOn.wrappedValue = isOn
    }
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
