/// A control with two buttons: one for more, and one for less.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// ```
///
/// With a binding, each press writes it once, with the next value; in a range, one that is less than a step away is the
/// end of the range. At an end, the button that would go further is disabled, and so is a button without an action.
///
/// `onEditingChanged` runs with true before the first step, and with false after the last one: around all steps while a
/// button is held, and around each step by key or by assistive technology.
///
/// In GTK: two linked buttons after the label, which also names them. A button that is held repeats itself; the arrow
/// keys step as well while the focus is on one of them.
public struct Stepper<Label: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let steps: StepperActions
  let onEditingChanged: (Bool) -> Void
  let label: Label

  private init(_ steps: StepperActions, _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Stepper {
  /// A stepper that runs actions. The button for an action that is nil is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, label())
  }

  /// A stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, label())
  }

  /// A stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// A stepper that runs actions, with a title that is looked up in the app's translations.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, Text(titleKey))
  }

  /// A stepper that runs actions, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(onIncrement, onDecrement), onEditingChanged, Text(title))
  }

  /// A stepper for a value, with a title that is looked up in the app's translations.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, Text(titleKey))
  }

  /// A stepper for a value, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, step: step), onEditingChanged, Text(title))
  }

  /// A stepper for a value in a range, with a title that is looked up in the app's translations.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, Text(titleKey))
  }

  /// A stepper for a value in a range, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step: step), onEditingChanged, Text(title))
  }
}

/// What the two buttons of a stepper do.
struct StepperActions {
  /// What a button does now; nil where it does nothing.
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
    // Compared as distances: a value beyond the end may be none of the type.
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
      isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden)
  }

  package func handle(_ event: StepperEvent, in context: ElementContext) {
    switch event {
    case .stepped(let direction):
      if context.environment.isEnabled { steps.action(direction)?() }
    case .editingChanged(let isEditing): onEditingChanged(isEditing)
    }
  }
}

/// Which button of a stepper.
package enum StepperDirection: CaseIterable { case down, up }

/// Two buttons after their label, which is the widget's children.
package struct StepperElement: Element {
  package typealias Event = StepperEvent

  package var canIncrement = true
  package var canDecrement = true
  package var isEnabled = true
  package var isLabelHidden = false

  /// Whether a button does anything.
  package func can(_ direction: StepperDirection) -> Bool {
    isEnabled && (direction == .up ? canIncrement : canDecrement)
  }
}

/// What the user can do to a stepper.
package enum StepperEvent: WidgetEvent {
  case stepped(StepperDirection)
  /// Steps begin, or have ended.
  case editingChanged(Bool)

  package var isActivation: Bool {
    switch self {
    case .stepped: true
    case .editingChanged: false
    }
  }
}
