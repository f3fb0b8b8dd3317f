/// A type that applies a custom appearance to all group boxes within a view.
///
/// ```swift
/// struct Plain: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.bold()
///       configuration.content
///     }
///   }
/// }
/// ```
///
/// `GroupBox(configuration)` is the box in the style that applies outside of this one, and so are the boxes within the
/// content. For the same style, the body contains `configuration.content.groupBoxStyle(self)`. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a group box that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that represents a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that a ``GroupBoxStyle`` receives.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The content of the box.
  public struct Content: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The box's title.
  public let label: Label
  /// The content of the box.
  public let content: Content
  /// The title if it is a `Text`; otherwise nil.
  var text: Text?
}

extension View {
  /// Sets the style of the group boxes within this view. The innermost style applies.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style, GroupBoxStyleKey.self, GroupBoxBody<S>.self)
  }
}

private enum GroupBoxBody<S: GroupBoxStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: GroupBoxStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the group box style.
enum GroupBoxStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = GroupBoxStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(DefaultGroupBoxStyle.self): .automatic]
}

/// The platform's default style: a title above a box with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's default style: a title above a box with rounded corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
