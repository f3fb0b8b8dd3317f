/// A control that is on or off.
///
/// In GTK: a `GtkSwitch` by default, a `GtkCheckButton` or `GtkToggleButton` by `toggleStyle(_:)`. The binding is
/// written when the user changes the control; if the binding refuses the value, the control goes back to what the
/// binding says.
public struct Toggle<Label: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let isOn: Binding<Bool>
  /// Whether the values that the toggle stands for differ; nil where it stands for one.
  let isMixed: Binding<Bool>?
  let label: Label

  /// A toggle next to a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: nil, label: label())
  }

  /// A toggle for several values. It is on where all of them are, and mixed where only some are: then a check box shows a
  /// dash. Turning it writes the same value to all of them.
  ///
  /// - Parameters:
  ///   - sources: what has the values.
  ///   - isOn: the way from one of them to the binding of its value.
  ///   - label: what the toggle is for.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { values.allSatisfy(\.wrappedValue) }, set: { new in for value in values { value.wrappedValue = new } })
    let mixed = Binding(
      get: { values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue) }, set: { _ in })
    self.init(isOn: all, isMixed: mixed, label: label())
  }

  init(isOn: Binding<Bool>, isMixed: Binding<Bool>?, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
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

extension Toggle where Label == Text {
  /// A toggle for several values, with a title that is looked up in the app's translations. See
  /// ``Toggle/init(sources:isOn:label:)``.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// A toggle for several values, with a verbatim title. See ``Toggle/init(sources:isOn:label:)``.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
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
      isOn: isOn.wrappedValue, isMixed: isMixed?.wrappedValue ?? false,
      style: environment[Key.self].look ?? .automatic, isEnabled: environment.isEnabled,
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
  /// Whether only some of several values are on.
  package var isMixed = false
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
