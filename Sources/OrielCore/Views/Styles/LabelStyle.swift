/// How labels are put together of their title and icon.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon
///       configuration.title
///     }
///   }
/// }
/// ```
///
/// `Label(configuration)` is the label itself, in the style that is in force around this one.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes what is shown as a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` is told of a label.
public struct LabelStyleConfiguration {
  /// The label's title. It can stand in several places of a body.
  public struct Title: View, ConfigurationPart {
    /// What the label was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The label's icon. It can stand in several places of a body.
  public struct Icon: View, ConfigurationPart {
    /// What the label was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
  /// What the title says, if it is nothing but a text.
  var text: Text?
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked for, in the style that is in force around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    text = configuration.text
  }
}

extension View {
  /// Sets how the labels in this view are put together. Of several styles, the innermost counts.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(style, LabelStyleKey.self, LabelBody<S>.self)
  }
}

private enum LabelBody<S: LabelStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: LabelStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The place of the labels' style in the environment.
enum LabelStyleKey: StyleKey {
  enum Look { case titleAndIcon }
  typealias Configuration = LabelStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.titleAndIcon) }

  static let looks: [ObjectIdentifier: Look] = [
    ObjectIdentifier(DefaultLabelStyle.self): .titleAndIcon,
    ObjectIdentifier(TitleAndIconLabelStyle.self): .titleAndIcon,
  ]
}

extension Label: StyledView {
  typealias Key = LabelStyleKey

  func makeConfiguration(in context: _NodeContext) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(title), icon: LabelStyleConfiguration.Icon(icon), text: plainTitle)
  }

  func update(_ configuration: inout LabelStyleConfiguration, in context: _NodeContext) {
    configuration.title.update(title)
    configuration.icon.update(icon)
    configuration.text = plainTitle
  }
}

// MARK: Usual looks

/// The usual look: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A label with the look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A label with the look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone. Assistive technology reads the title, if that is a `Text`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
