/// A type that applies a custom appearance to all progress views within a view.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///     }
///   }
/// }
/// ```
///
/// `ProgressView(configuration)` is the progress view in the style that applies outside of this one. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a progress view that the style receives.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that represents a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a ``ProgressViewStyle`` receives.
public struct ProgressViewStyleConfiguration {
  /// A view that describes the task in progress.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// A view that describes the current value.
  public struct CurrentValueLabel: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The completed fraction of the task, from 0 to 1; nil while it is unknown.
  public internal(set) var fractionCompleted: Double?
  /// The view that describes the task; nil if there is none.
  public var label: Label?
  /// The view that describes the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets the style of the progress views within this view. The innermost style applies.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style, ProgressViewStyleKey.self, ProgressViewBody<S>.self)
  }
}

private enum ProgressViewBody<S: ProgressViewStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ProgressViewStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the progress view style.
enum ProgressViewStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = ProgressViewStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(DefaultProgressViewStyle.self): .automatic]
}

/// The platform's default style: a bar, or a spinner while the fraction is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A horizontal bar, which pulses while the fraction is unknown. In GTK: a `GtkProgressBar`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  /// Creates the style with a color. Use `tint(_:)` instead.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressIndicator(fraction: configuration.fractionCompleted, style: .linear)
        .transformEnvironment(\.tintPaint) { paint in
          if let tint { paint = .color(tint) }
        }
      configuration.currentValueLabel
    }
  }
}

/// A ring, or a spinner while the fraction is unknown. In GTK: a custom drawing, or a `GtkSpinner`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  /// Creates the style with a color. Use `tint(_:)` instead.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Returns a ring above the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ProgressIndicator(fraction: configuration.fractionCompleted, style: .circular)
        .transformEnvironment(\.tintPaint) { paint in
          if let tint { paint = .color(tint) }
        }
      configuration.label
      configuration.currentValueLabel
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's default style: a bar, or a spinner while the fraction is unknown.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A horizontal bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner while the fraction is unknown.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
