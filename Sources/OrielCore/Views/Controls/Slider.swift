/// A control with which the user selects a value from a range.
///
/// ```swift
/// Slider(value: $volume, in: 0...11, step: 1) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Image(systemName: "speaker")
/// } maximumValueLabel: {
///   Image(systemName: "speaker.wave.3")
/// }
/// ```
///
/// The binding is written once for each change by the user, with a value in the range that is, if there is a step, a
/// whole number of steps above the lower bound. The slider doesn't change the binding otherwise: a value outside of the
/// range is displayed at the nearer end. If the binding doesn't accept a value, the slider reverts to the binding's
/// value.
///
/// `onEditingChanged` is called with true before the first change and with false after the last one: around a drag, and
/// around each change by key, scroll wheel or assistive technology.
///
/// The label is displayed before the slider and is its accessible name; `labelsHidden()` hides it. In GTK: a `GtkScale`
/// that fills the proposed width. The arrow keys move it by a step, or by a hundredth of a range without steps; Page Up
/// and Page Down by ten times as much, Home and End to the ends.
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never

  let value: Binding<Double>
  let range: SliderRange
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ onEditingChanged: @escaping (Bool) -> Void,
    _ label: Label, _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel
  ) {
    self.value = value.asDouble
    range = SliderRange(Double(bounds.lowerBound)...Double(bounds.upperBound), step: step)
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension Slider: FormColumnControl {
  var columnLabel: Label { label }
}

extension Slider {
  /// Creates a continuous slider with a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with steps, a label and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider {
  /// Creates a continuous slider whose views at the ends are values. It compiles older source.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// Creates a slider with steps whose views at the ends are values. It compiles older source.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a continuous slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a continuous slider without a label. Set its accessible name with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider with steps and without a label. Set its accessible name with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension BinaryFloatingPoint {
  // A computed property, so that bindings through it can be compared.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Slider: PrimitiveView {
  package var contained: TupleView<(SliderPart<Label>?, SliderPart<ValueLabel>?, SliderPart<ValueLabel>?)> {
    TupleView(
      (SliderPart(.label, label), SliderPart(.minimum, minimumValueLabel), SliderPart(.maximum, maximumValueLabel)))
  }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> SliderElement {
    let environment = context.environment
    return SliderElement(
      value: range.shown(value.wrappedValue), range: range, label: (label as? Text)?.resolved,
      isEnabled: environment.isEnabled, isLabelHidden: environment.labelsAreHidden, tint: environment.tintPaint)
  }

  package func handle(_ event: SliderEvent, in context: ElementContext) {
    switch event {
    case .changed(let value):
      if context.environment.isEnabled { self.value.wrappedValue = range.nearest(to: value) }
    case .editingChanged(let isEditing): onEditingChanged(isEditing)
    }
  }
}

/// The values of a slider.
package struct SliderRange: Equatable {
  package let bounds: ClosedRange<Double>
  /// The distance between adjacent values; nil for a continuous slider.
  package let step: Double?

  /// - Parameter step: ignored unless it is finite and greater than 0.
  package init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
    self.bounds = bounds
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The difference between the bounds.
  package var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The displayed value for a value of the binding.
  func shown(_ value: Double) -> Double {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The value of the slider that is nearest to a number.
  package func nearest(to value: Double) -> Double {
    let value = shown(value)
    guard let step else { return value }
    // A range may end with a partial step. The tolerance is for 0.3 / 0.1, which is less than 3.
    let last = (length / step + 1e-9).rounded(.down)
    let count = min(((value - bounds.lowerBound) / step).rounded(), last)
    return min(bounds.lowerBound + count * step, bounds.upperBound)
  }
}

/// A label or an end view of a slider.
package struct SliderPart<Content: View>: View {
  package typealias Body = Never

  let role: SliderPartElement.Role
  let content: Content

  /// Nil if the content is an `EmptyView`.
  init?(_ role: SliderPartElement.Role, _ content: Content) {
    if Content.self == EmptyView.self { return nil }
    self.role = role
    self.content = content
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension SliderPart: PrimitiveView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }
  package func element(in context: ElementContext) -> SliderPartElement { SliderPartElement(role: role) }
}

/// A slider. Its children are its labels.
package struct SliderElement: Element {
  package typealias Event = SliderEvent

  package var value: Double
  package var range: SliderRange
  /// The label if it is a `Text`; otherwise nil.
  package var label: String?
  package var isEnabled = true
  package var isLabelHidden = false
  package var tint: Paint?
}

/// The container of a label of a slider.
package struct SliderPartElement: Element {
  package enum Role: Equatable { case label, minimum, maximum }
  package var role: Role
}

/// The events that a slider reports.
package enum SliderEvent: WidgetEvent {
  /// The value has changed to the associated one.
  case changed(Double)
  /// Editing has begun or ended.
  case editingChanged(Bool)

  package var changesValue: Bool {
    switch self {
    case .changed: true
    case .editingChanged: false
    }
  }

  package var endsEditing: Bool { true }
}
