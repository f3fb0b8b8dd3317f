/// A type that applies a custom appearance to all control groups within a view.
///
/// ```swift
/// struct Stacked: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
///
/// `ControlGroup(configuration)` is the group in the style that applies outside of this one. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a control group that the style receives.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view that represents a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that a ``ControlGroupStyle`` receives.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The group's label; an empty view if it has none.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The controls of the group.
  public let content: Content
  /// The group's label; an empty view if it has none.
  public let label: Label
  /// The label if it is a `Text`; otherwise nil.
  var text: Text?
  /// Whether the group has a label.
  let hasLabel: Bool

  @MainActor init<C: View, L: View>(content: C, label: L, text: Text? = nil, hasLabel: Bool) {
    self.content = Content(content)
    self.label = Label(label)
    self.text = text
    self.hasLabel = hasLabel
  }
}

extension View {
  /// Sets the style of the control groups within this view. The innermost style applies.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style, ControlGroupStyleKey.self, ControlGroupBody<S>.self)
  }
}

private enum ControlGroupBody<S: ControlGroupStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ControlGroupStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the style of control groups.
enum ControlGroupStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = ControlGroupStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(AutomaticControlGroupStyle.self): .automatic]
}

/// The platform's default style: the controls in a row, close to each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(title: configuration.text, content: configuration.content)
  }
}

/// The controls in a row without space between them, such as those that go back and forward.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(title: configuration.text, spacing: 0, content: configuration.content)
  }
}

/// The icons of the controls in a row. A control without an icon shows its text.
///
/// In a ``Menu`` the controls are a section of entries with their titles: Oriel's menus have no rows of icons.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(title: configuration.text, showsIconsOnly: true, content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's default style: the controls in a row, close to each other.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in a row without space between them.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The icons of the controls in a row.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
