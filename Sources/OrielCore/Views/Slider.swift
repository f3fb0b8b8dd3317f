/// A control that chooses a number in a range.
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
/// The binding is written once for each change, with a number that lies in the range and, where there is a step, a whole
/// number of steps above its lower bound. What the binding has is never changed by the slider alone: a number outside of
/// the range is shown at its nearer end. If the binding refuses a number, the slider goes back to what the binding says.
///
/// `onEditingChanged` runs with true before the first change, and with false after the last one: around a drag from the
/// press to the release, and around each change by key, by wheel or by assistive technology.
///
/// The label stands before the slider, and names it for assistive technology; `labelsHidden()` leaves the name. In GTK: a
/// `GtkScale`, as wide as there is room. Arrow keys move it by a step, or by a hundredth of a range without steps; Page Up
/// and Page Down by ten times as much, Home and End to the ends.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// Oriel lays the view out, or draws it, itself.
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

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Slider {
  /// A slider for any number of a range, with a label, and with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider with steps, with a label, and with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for any number of a range, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider with steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for any number of a range. Name it with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// A slider with steps. Name it with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension BinaryFloatingPoint {
  // A property, so that bindings through it can be compared.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Slider: PrimitiveView {
  package var contained: TupleView<SliderPart<Label>?, SliderPart<ValueLabel>?, SliderPart<ValueLabel>?> {
    TupleView(
      SliderPart(.label, label), SliderPart(.minimum, minimumValueLabel), SliderPart(.maximum, maximumValueLabel))
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
    case .changed(let value): self.value.wrappedValue = range.nearest(to: value)
    case .editingChanged(let isEditing): onEditingChanged(isEditing)
    }
  }
}

/// The numbers that a slider can have.
package struct SliderRange: Equatable {
  package let bounds: ClosedRange<Double>
  /// The distance between two neighbours; nil where every number of the range is one.
  package let step: Double?

  /// - Parameter step: ignored unless it is finite and greater than 0.
  package init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
    self.bounds = bounds
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The difference of the bounds.
  package var length: Double { bounds.upperBound - bounds.lowerBound }

  /// What is shown for a number of the app's.
  func shown(_ value: Double) -> Double {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The number that is chosen at a place.
  package func nearest(to value: Double) -> Double {
    let value = shown(value)
    guard let step else { return value }
    // A range need not end with a whole step. 3 steps of 0.1 end at 0.3, though 0.3 / 0.1 is less than 3.
    let last = (length / step + 1e-9).rounded(.down)
    let count = min(((value - bounds.lowerBound) / step).rounded(), last)
    return min(bounds.lowerBound + count * step, bounds.upperBound)
  }
}

/// One of the views around a slider.
package struct SliderPart<Content: View>: View {
  package typealias Body = Never

  let role: SliderPartElement.Role
  let content: Content

  /// Nil where there is nothing to show.
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

/// A bar with a handle, between its labels, which are its children.
package struct SliderElement: Element {
  package typealias Event = SliderEvent

  package var value: Double
  package var range: SliderRange
  /// The label, where that is a text and nothing else.
  package var label: String?
  package var isEnabled = true
  package var isLabelHidden = false
  package var tint: Paint?
}

/// What holds one of the labels of a slider.
package struct SliderPartElement: Element {
  package enum Role: Equatable { case label, minimum, maximum }
  package var role: Role
}

/// What the user can do to a slider.
package enum SliderEvent: WidgetEvent {
  /// It has this value now.
  case changed(Double)
  /// Changes begin, or have ended.
  case editingChanged(Bool)

  package var changesValue: Bool {
    switch self {
    case .changed: true
    case .editingChanged: false
    }
  }
}
