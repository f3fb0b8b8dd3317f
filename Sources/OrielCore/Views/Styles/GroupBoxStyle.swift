/// How group boxes look.
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
/// `GroupBox(configuration)` is the box itself, in the style that is in force around this one. Boxes inside the body, the
/// content's included, have that style as well.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes what is shown as a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` is told of a group box.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label: View, ConfigurationPart {
    /// What the box was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// What the box is around.
  public struct Content: View, ConfigurationPart {
    /// What the box was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The box's title.
  public let label: Label
  /// What the box is around.
  public let content: Content
  /// What the title says, if it is nothing but a text.
  var text: Text?
}

extension View {
  /// Sets how the group boxes in this view look. Of several styles, the innermost counts.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style, GroupBoxStyleKey.self, GroupBoxBody<S>.self)
  }
}

private enum GroupBoxBody<S: GroupBoxStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: GroupBoxStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The place of the group boxes' style in the environment.
enum GroupBoxStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = GroupBoxStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(DefaultGroupBoxStyle.self): .automatic]
}

/// The title above a box with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A group box with the look.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The title above a box with rounded corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
