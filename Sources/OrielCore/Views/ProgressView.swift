/// Shows how far something has come, or that it goes on. In GTK: a `GtkProgressBar`, or a `GtkSpinner`.
///
/// ```swift
/// ProgressView("Copying", value: 3, total: 10)
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
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The bar or the spinner, between its labels.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label
      ProgressIndicator(fraction: fraction, style: .automatic)
      currentValueLabel
    }
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, for nobody knows how long.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Something that goes on, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, nil) }

  /// Something that goes on, with a text that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), nil, nil) }

  /// Something that goes on, with a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(Text(title), nil, nil) }

  /// How much of a total is done; nil while nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(nil, nil, Self.fraction(value, total))
  }

  /// How much of a total is done, with a label; nil while nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, Self.fraction(value, total))
  }

  /// How much of a total is done, with a text that is looked up in the app's translations.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(Text(titleKey), nil, Self.fraction(value, total))
  }

  /// How much of a total is done, with a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(Text(title), nil, Self.fraction(value, total))
  }
}

extension ProgressView {
  /// How much of a total is done, with a label and another one that says how much; nil while nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), Self.fraction(value, total))
  }

  /// The progress view that a style is asked for, in the style that is in force around that one.
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

/// The bar, the ring or the spinner alone.
struct ProgressIndicator: PrimitiveView {
  typealias Body = Never

  let fraction: Double?
  let style: ProgressElement.Style

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> ProgressElement { ProgressElement(fraction: fraction, style: style) }

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.fraction == second.fraction && first.style == second.style
  }
}

/// Shows how much is done.
package struct ProgressElement: Element {
  package enum Style: Equatable { case automatic, linear, circular }
  /// From 0 to 1; nil while nobody knows.
  package var fraction: Double?
  package var style: Style

  package init(fraction: Double?, style: Style = .automatic) {
    self.fraction = fraction
    self.style = style
  }
}
