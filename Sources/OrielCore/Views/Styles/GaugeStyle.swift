/// A type that applies a custom appearance to all gauges within a view.
///
/// ```swift
/// struct Percent: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text("\(Int(configuration.value * 100)) %")
///     }
///   }
/// }
/// ```
///
/// A style draws the whole gauge. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a gauge that the style receives.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that represents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a ``GaugeStyle`` receives.
public struct GaugeStyleConfiguration {
  /// A view that describes the gauge.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// A view that describes the value.
  public struct CurrentValueLabel: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// A view that describes the lower bound.
  public struct MinimumValueLabel: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// A view that describes the upper bound.
  public struct MaximumValueLabel: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The value as a fraction of the range, from 0 to 1.
  public internal(set) var value: Double
  /// The view that describes the gauge.
  public internal(set) var label: Label
  /// The view that describes the value; nil if there is none.
  public internal(set) var currentValueLabel: CurrentValueLabel?
  /// The view that describes the lower bound; nil if there is none.
  public internal(set) var minimumValueLabel: MinimumValueLabel?
  /// The view that describes the upper bound; nil if there is none.
  public internal(set) var maximumValueLabel: MaximumValueLabel?
  /// The label if it is a `Text`; otherwise nil.
  var text: Text?
}

extension View {
  /// Sets the style of the gauges within this view. The innermost style applies.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style, GaugeStyleKey.self, GaugeBody<S>.self)
  }
}

private enum GaugeBody<S: GaugeStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: GaugeStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the gauge style.
enum GaugeStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = GaugeStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [
    ObjectIdentifier(DefaultGaugeStyle.self): .automatic, ObjectIdentifier(LinearCapacityGaugeStyle.self): .automatic,
  ]
}
