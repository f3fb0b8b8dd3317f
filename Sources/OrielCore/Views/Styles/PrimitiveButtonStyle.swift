/// How buttons look, and what the user does to activate them.
///
/// Write one where a button should react to something else than a click; for another look, a ``ButtonStyle`` is enough.
/// The body runs when the configuration changes, or anything that it read. It is shown in place of the button:
/// `configuration.trigger()` runs the button's action, and `Button(configuration)` is the button itself, in the style
/// that is in force around this one.
///
/// ```swift
/// struct Underlined: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(spacing: 2) {
///       Button(configuration)
///       Divider()
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes what is shown in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` is told of a button.
public struct PrimitiveButtonStyleConfiguration: Sendable {
  /// The button's label. It can stand in several places of a body.
  public struct Label: View, ConfigurationPart {
    /// What the button was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// What the button does, beyond its label; nil if nothing is said of that.
  public internal(set) var role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: ControlAction

  /// Runs the button's action.
  @MainActor public func trigger() { action.run() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked for, in the style that is in force around that one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: { action.run() }, label: { configuration.label })
  }
}

extension View {
  /// Sets how the buttons in this view look and react. Of several styles, the innermost counts.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(style, ButtonStyleKey.self, PrimitiveButtonBody<S>.self)
  }
}

private enum PrimitiveButtonBody<S: PrimitiveButtonStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The place of the buttons' style in the environment.
enum ButtonStyleKey: StyleKey {
  typealias Configuration = PrimitiveButtonStyleConfiguration

  static var defaultValue: StyleChoice<ButtonElement.Style, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: ButtonElement.Style] = [
    ObjectIdentifier(DefaultButtonStyle.self): .automatic,
    ObjectIdentifier(BorderedButtonStyle.self): .bordered,
    ObjectIdentifier(BorderedProminentButtonStyle.self): .borderedProminent,
    ObjectIdentifier(BorderlessButtonStyle.self): .borderless,
    ObjectIdentifier(PlainButtonStyle.self): .plain,
    ObjectIdentifier(LinkButtonStyle.self): .link,
  ]
}

extension Button: StyledView {
  typealias Key = ButtonStyleKey

  func makeConfiguration(in context: _NodeContext) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(label), action: ControlAction(action))
  }

  func update(_ configuration: inout PrimitiveButtonStyleConfiguration, in context: _NodeContext) {
    configuration.role = role
    configuration.action.run = action
    configuration.label.update(label)
  }
}
