/// A control that switches between on and off.
///
/// ```swift
/// Toggle("Show hidden files", isOn: $showsHiddenFiles)
/// ```
///
/// The binding is written when the user changes the control. If the binding doesn't accept the value, the control
/// reverts to the binding's value. In GTK: a `GtkSwitch`, or, depending on `toggleStyle(_:)`, a `GtkCheckButton` or a
/// `GtkToggleButton`.
public struct Toggle<Label: View>: View {
  public typealias Body = Never

  let isOn: Binding<Bool>
  /// Whether the values that the toggle represents differ; nil if it represents one.
  let isMixed: Binding<Bool>?
  let label: Label

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: nil, label: label())
  }

  /// Creates a toggle for several values. It is on if all of them are on, and mixed if only some of them are; a check
  /// box then displays a dash. Changing the toggle writes the same value to all of them.
  ///
  /// - Parameters:
  ///   - sources: the elements with the values.
  ///   - isOn: the key path from an element to the binding of its value.
  ///   - label: the label.
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

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values with a localized title. See ``Toggle/init(sources:isOn:label:)``.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle for several values with a verbatim title. See ``Toggle/init(sources:isOn:label:)``.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == OrielCore.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
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
    let look = environment[Key.self].look
    return ToggleElement(
      isOn: isOn.wrappedValue, isMixed: isMixed?.wrappedValue ?? false, style: look?.style ?? .automatic,
      isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden,
      tint: look?.tint.map { .color($0) } ?? environment.tintPaint, isToolbarItem: environment.isToolbarItem,
      isBorderless: [.borderless, .plain].contains(environment[ButtonStyleKey.self].look))
  }

  package func handle(_ event: ToggleEvent, in context: ElementContext) {
    switch event {
    case .toggled(let isOn): if context.environment.isEnabled { self.isOn.wrappedValue = isOn }
    }
  }
}

/// A toggle. Its only child is its label.
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
  /// Whether a button has no border if its label is only an icon.
  package var isToolbarItem = false
  /// Whether a button has no border, because the button style around it has none.
  package var isBorderless = false
}

/// The events that a toggle reports.
package enum ToggleEvent: WidgetEvent {
  /// The value has changed to the associated one.
  case toggled(Bool)

  package var changesValue: Bool { true }
}
