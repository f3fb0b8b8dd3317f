/// A view that displays a value within a range, such as a fill level.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text(battery, format: .number)
/// }
/// ```
///
/// In GTK: a `GtkLevelBar` in the color of `tint(_:)`; see ``View/gaugeStyle(_:)`` for other styles.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let fraction = Double(value - range.lowerBound) / length
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }

  public var body: some View {
    GaugeStack(
      fraction: fraction, text: label as? Text, label: label, currentValueLabel: currentValueLabel,
      minimum: bounds?.minimum, maximum: bounds?.maximum)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the gauge and for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the gauge, for its value, and for the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge: StyledView {
  typealias Key = GaugeStyleKey

  func makeConfiguration(in context: _NodeContext) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: GaugeStyleConfiguration.Label(label),
      currentValueLabel: currentValueLabel.map { GaugeStyleConfiguration.CurrentValueLabel($0) },
      minimumValueLabel: (bounds?.minimum).map { GaugeStyleConfiguration.MinimumValueLabel($0) },
      maximumValueLabel: (bounds?.maximum).map { GaugeStyleConfiguration.MaximumValueLabel($0) }, text: label as? Text)
  }

  func update(_ configuration: inout GaugeStyleConfiguration, in context: _NodeContext) {
    configuration.value = fraction
    configuration.label.update(label)
    configuration.currentValueLabel =
      GaugeStyleConfiguration.CurrentValueLabel.updated(configuration.currentValueLabel, currentValueLabel)
    configuration.minimumValueLabel =
      GaugeStyleConfiguration.MinimumValueLabel.updated(configuration.minimumValueLabel, bounds?.minimum)
    configuration.maximumValueLabel =
      GaugeStyleConfiguration.MaximumValueLabel.updated(configuration.maximumValueLabel, bounds?.maximum)
    configuration.text = label as? Text
  }
}

/// The bar below its label, between those of the bounds.
struct GaugeStack<Label: View, CurrentValueLabel: View, Minimum: View, Maximum: View>: View {
  let fraction: Double
  /// The label if it is a `Text`; otherwise nil.
  let text: Text?
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimum: Minimum?
  let maximum: Maximum?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label
      HStack(spacing: 6) {
        minimum
        GaugeBar(fraction: fraction, label: text)
        maximum
      }
      currentValueLabel
    }
  }
}

/// The bar or the ring without labels.
struct GaugeBar: PrimitiveView {
  typealias Body = Never

  let fraction: Double
  /// The accessible name; nil if none is known.
  let label: Text?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }

  func element(in context: ElementContext) -> GaugeElement {
    GaugeElement(fraction: fraction, label: label?.resolved, tint: context.environment.tintPaint)
  }
}

/// A bar that is filled to a fraction.
package struct GaugeElement: Element {
  /// The fraction from 0 to 1.
  package var fraction: Double
  /// The accessible name.
  package var label: String?
  /// The color of the filled part; nil for the desktop's.
  package var tint: Paint?
}
