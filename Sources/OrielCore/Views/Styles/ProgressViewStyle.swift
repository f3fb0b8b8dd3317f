/// How progress views look.
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
/// `ProgressView(configuration)` is the progress view itself, in the style that is in force around this one.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes what is shown as a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What says what makes progress.
  public struct Label: View, ConfigurationPart {
    /// What the progress view was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// What says how far it has come.
  public struct CurrentValueLabel: View, ConfigurationPart {
    /// What the progress view was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// How much is done, from 0 to 1; nil while nobody knows.
  public internal(set) var fractionCompleted: Double?
  /// What says what makes progress; nil if nothing does.
  public var label: Label?
  /// What says how far it has come; nil if nothing does.
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets how the progress views in this view look. Of several styles, the innermost counts.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style, ProgressViewStyleKey.self, ProgressViewBody<S>.self)
  }
}

private enum ProgressViewBody<S: ProgressViewStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ProgressViewStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The place of the progress views' style in the environment.
enum ProgressViewStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = ProgressViewStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(DefaultProgressViewStyle.self): .automatic]
}

// MARK: The desktop's looks

/// A bar; a spinner while nobody knows how much is done.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A progress view with the look.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A bar, in which something moves while nobody knows how much is done. In GTK: a `GtkProgressBar`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressIndicator(fraction: configuration.fractionCompleted, style: .linear)
      configuration.currentValueLabel
    }
  }
}

/// A ring; a spinner while nobody knows how much is done. In GTK: a drawing of its own, or a `GtkSpinner`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A ring above the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ProgressIndicator(fraction: configuration.fractionCompleted, style: .circular)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar; a spinner while nobody knows how much is done.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
