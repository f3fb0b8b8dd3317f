/// A type that applies a custom appearance to all labeled content within a view. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of labeled content that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that represents labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that a ``LabeledContentStyle`` receives.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The content.
  public struct Content: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets the style of the labeled content within this view. The innermost style applies.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style, LabeledContentStyleKey.self, LabeledContentBody<S>.self)
  }
}

private enum LabeledContentBody<S: LabeledContentStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: LabeledContentStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the style of labeled content.
enum LabeledContentStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = LabeledContentStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(AutomaticLabeledContentStyle.self): .automatic]
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labeled content of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The platform's default style: the label at the leading edge, the content at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's default style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
