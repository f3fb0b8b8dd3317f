/// A type that applies a custom appearance to all labels within a view.
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
/// `Label(configuration)` is the label in the style that applies outside of this one. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a label that the style receives.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that represents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a ``LabelStyle`` receives.
public struct LabelStyleConfiguration {
  /// The label's title. A body can contain it several times.
  public struct Title: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The label's icon. A body can contain it several times.
  public struct Icon: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
  /// The title if it is a `Text`; otherwise nil.
  var text: Text?
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    text = configuration.text
  }
}

extension View {
  /// Sets the style of the labels within this view. The innermost style applies.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(style, LabelStyleKey.self, LabelBody<S>.self)
  }
}

private enum LabelBody<S: LabelStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: LabelStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the label style.
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

/// The platform's default style, which displays the icon and the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style that displays the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style that displays only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that displays only the icon. Assistive technology reads the title if it is a `Text`.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's default style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that displays the icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that displays only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that displays only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
