/// A view that displays the progress of a task. In GTK: a `GtkProgressBar` or a `GtkSpinner`, in the color of
/// `tint(_:)`.
///
/// ```swift
/// ProgressView("Copying", value: Double(copied), total: Double(files.count))
/// ProgressView()  // the end isn't known
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  private let fraction: Double?

  private init(_ label: Label?, _ currentValueLabel: CurrentValueLabel?, _ fraction: Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    if Diagnostics.isThorough, !(-0.001...1.001).contains(fraction) {
      Diagnostics.warn(
        "ProgressView: \(value) isn't between 0 and the total of \(total)", at: Graph.reader,
        advice: "the nearest value is displayed; limit it, or pass nil while it isn't known",
        once: "progress.\(value).\(total)")
    }
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The bar or the spinner, with its labels.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label
      ProgressIndicator(fraction: fraction, style: .automatic)
      currentValueLabel
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view without a known fraction.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Creates a progress view without a known fraction, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, nil) }

  /// Creates a progress view without a known fraction, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), nil, nil) }

  /// Creates a progress view without a known fraction, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(Text(title), nil, nil) }

  /// Creates a progress view for a part of a total. A nil value is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(nil, nil, Self.fraction(value, total))
  }

  /// Creates a progress view for a part of a total, with a label. A nil value is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, Self.fraction(value, total))
  }

  /// Creates a progress view for a part of a total, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(Text(titleKey), nil, Self.fraction(value, total))
  }

  /// Creates a progress view for a part of a total, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(Text(title), nil, Self.fraction(value, total))
  }
}

extension ProgressView {
  /// Creates a progress view for a part of a total, with labels for the task and for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), Self.fraction(value, total))
  }

  /// Creates the progress view of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(configuration.label, configuration.currentValueLabel, configuration.fractionCompleted)
  }
}

extension ProgressView: StyledView {
  typealias Key = ProgressViewStyleKey

  func makeConfiguration(in context: _NodeContext) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { ProgressViewStyleConfiguration.Label($0) },
      currentValueLabel: currentValueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel($0) })
  }

  func update(_ configuration: inout ProgressViewStyleConfiguration, in context: _NodeContext) {
    configuration.fractionCompleted = fraction
    configuration.label = ProgressViewStyleConfiguration.Label.updated(configuration.label, label)
    configuration.currentValueLabel =
      ProgressViewStyleConfiguration.CurrentValueLabel.updated(configuration.currentValueLabel, currentValueLabel)
  }
}

/// The bar, ring or spinner without labels.
struct ProgressIndicator: PrimitiveView {
  typealias Body = Never

  let fraction: Double?
  let style: ProgressElement.Style

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> ProgressElement {
    ProgressElement(fraction: fraction, style: style, tint: context.environment.tintPaint)
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.fraction == second.fraction && first.style == second.style
  }
}

/// A progress indicator.
package struct ProgressElement: Element {
  package enum Style: Equatable { case automatic, linear, circular }
  /// The completed fraction, from 0 to 1; nil while it is unknown.
  package var fraction: Double?
  package var style: Style
  /// The color of the completed part; nil for the desktop's.
  package var tint: Paint?

  package init(fraction: Double?, style: Style = .automatic, tint: Paint? = nil) {
    self.fraction = fraction
    self.style = style
    self.tint = tint
  }
}

extension ProgressElement: CollectibleElement {
  var collectedText: String? { fraction.map { "\(Int($0 * 100)) %" } }
  var collectedProgress: Double? { fraction }
}
