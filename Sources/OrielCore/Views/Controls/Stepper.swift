/// A control with two buttons that increment and decrement a value.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// ```
///
/// With a binding, each press writes the next value once. If the end of the range is less than a step away, that end is
/// written. A button that would leave the range is disabled, and so is a button without an action.
///
/// `onEditingChanged` is called with true before the first step and with false after the last one: once around all
/// steps while a button is held, and around each step by key or by assistive technology.
///
/// In GTK: two linked buttons after the label, which is also their accessible name. A held button repeats; while one of
/// them has the focus, the arrow keys step as well.
public struct Stepper<Label: View>: View {
  public typealias Body = Never

  let steps: StepperActions
  let onEditingChanged: (Bool) -> Void
  let label: Label
  /// The text of the value; nil if it isn't displayed.
  let valueText: (() -> String)?

  init(
    _ steps: StepperActions, _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label,
    valueText: (() -> String)? = nil
  ) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.valueText = valueText
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Stepper: FormColumnControl {
  var columnLabel: Label { label }
}

extension Stepper {
  /// Creates a stepper that runs actions. A nil action disables its button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, label())
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, label())
  }

  /// Creates a stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that runs actions, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper that runs actions, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, Text(title))
  }

  /// Creates a stepper for a value, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper for a value, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, Text(title))
  }

  /// Creates a stepper for a value in a range, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper for a value in a range, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, Text(title))
  }
}

/// The actions of the two buttons of a stepper.
struct StepperActions {
  /// The current action of a button; nil if the button is disabled.
  let action: (StepperDirection) -> (() -> Void)?

  init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) { action = { $0 == .up ? increment : decrement } }

  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>? = nil, step: V.Stride) {
    action = { direction in
      let now = value.wrappedValue
      let next = Self.next(after: now, direction == .up ? step : 0 - step, in: bounds)
      return next == now ? nil : { value.wrappedValue = next }
    }
  }

  private static func next<V: Strideable>(after value: V, _ step: V.Stride, in bounds: ClosedRange<V>?) -> V {
    guard let bounds else { return value.advanced(by: step) }
    let value = min(max(value, bounds.lowerBound), bounds.upperBound)
    // Compares distances, since a value beyond the end may not be representable.
    if step > 0 {
      return value.distance(to: bounds.upperBound) <= step ? bounds.upperBound : value.advanced(by: step)
    }
    return value.distance(to: bounds.lowerBound) >= step ? bounds.lowerBound : value.advanced(by: step)
  }
}

extension Stepper: PrimitiveView {
  package var contained: Label { label }
  package func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> StepperElement {
    let environment = context.environment
    return StepperElement(
      canIncrement: steps.action(.up) != nil, canDecrement: steps.action(.down) != nil,
      isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden, valueText: valueText?())
  }

  package func handle(_ event: StepperEvent, in context: ElementContext) {
    switch event {
    case .stepped(let direction):
      if context.environment.isEnabled { steps.action(direction)?() }
    case .editingChanged(let isEditing): onEditingChanged(isEditing)
    }
  }
}

/// A button of a stepper.
package enum StepperDirection: CaseIterable { case down, up }

/// Two buttons after a label. The children are the label.
package struct StepperElement: Element {
  package typealias Event = StepperEvent

  package var canIncrement = true
  package var canDecrement = true
  package var isEnabled = true
  package var isLabelHidden = false
  /// The text of the value before the buttons; nil for none.
  package var valueText: String?

  /// Whether a button is enabled.
  package func can(_ direction: StepperDirection) -> Bool {
    isEnabled && (direction == .up ? canIncrement : canDecrement)
  }
}

/// The events that a stepper reports.
package enum StepperEvent: WidgetEvent {
  case stepped(StepperDirection)
  /// Editing has begun or ended.
  case editingChanged(Bool)

  package var isActivation: Bool {
    switch self {
    case .stepped: true
    case .editingChanged: false
    }
  }

  package var endsEditing: Bool { true }
}
