/// A type that applies a custom appearance and interaction to all buttons within a view.
///
/// Use it for buttons that react to something other than a click; for another appearance, a ``ButtonStyle`` is enough.
/// The view that `makeBody(configuration:)` returns replaces the button. `configuration.trigger()` runs the button's
/// action, and `Button(configuration)` is the button in the style that applies outside of this one.
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
///
/// See <doc:WritingStyles> for when the body runs and for the state of a style.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a button that the style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that replaces a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``PrimitiveButtonStyle`` receives.
public struct PrimitiveButtonStyleConfiguration: Sendable {
  /// The button's label. A body can contain it several times.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The role of the button; nil if it has none.
  public internal(set) var role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: ControlAction

  /// Runs the button's action.
  @MainActor public func trigger() { action.run() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: { action.run() }, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the buttons within this view, including their interaction. The innermost style applies.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(style, ButtonStyleKey.self, PrimitiveButtonBody<S>.self)
  }
}

private enum PrimitiveButtonBody<S: PrimitiveButtonStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the button style.
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

extension EnvironmentValues {
  /// Whether no style is set for buttons.
  var usesAutomaticButtonStyle: Bool {
    if case .look(.automatic) = self[ButtonStyleKey.self] { true } else { false }
  }
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
