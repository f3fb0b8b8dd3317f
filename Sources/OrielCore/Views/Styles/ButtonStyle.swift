/// How buttons look that react as buttons usually do.
///
/// The body is the content of a button without a look of its own: what it shows is all that is seen, apart from the ring
/// around the button that has the keyboard's focus. Clicks, keys, shortcuts, roles and accessibility work as in any
/// button.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   @Environment(\.isEnabled) private var isEnabled
///
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(8)
///       .background(configuration.isPressed ? Color.purple : Color.blue)
///       .opacity(isEnabled ? 1 : 0.5)
///   }
/// }
/// Button("Save", action: save).buttonStyle(Filled())
/// ```
///
/// The body runs when the configuration changes, or anything that it read. Each button has the style's states of its own.
/// Buttons inside the body have the style that is in force around this one. In GTK: a `GtkButton` with the class
/// `oriel-custom`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the content of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is told of a button.
public struct ButtonStyleConfiguration {
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
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the user holds the button down. A button that is activated by key is held down for a quarter of a second.
  public let isPressed: Bool
}

extension View {
  /// Sets how the buttons in this view look. Of several styles, the innermost counts.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(style, ButtonStyleKey.self, PressableButtonBody<S>.self)
  }
}

/// A button style as a primitive one: what the user does to the button is up to the platform.
private enum PressableButtonBody<S: ButtonStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> PressableButton<S> {
    PressableButton(style: style, configuration: configuration)
  }
}

private struct PressableButton<S: ButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    let label = ButtonStyleConfiguration.Label(source: configuration.label.source)
    PressableContent(
      configuration: configuration, isPressed: $isPressed,
      content: StyledBody<ButtonContent<S>>(
        style, ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: isPressed)))
  }
}

private enum ButtonContent<S: ButtonStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ButtonStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The button without a look of its own.
private struct PressableContent<Content: View>: PrimitiveView {
  typealias Body = Never

  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed: Binding<Bool>
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }
  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .horizontal }

  func element(in context: ElementContext) -> ButtonElement {
    ButtonElement(style: .custom, role: configuration.role, isEnabled: context.environment.isEnabled)
  }

  func handle(_ event: ButtonEvent, in context: ElementContext) {
    switch event {
    case .activated: if context.environment.isEnabled { configuration.trigger() }
    case .pressed(let isPressed): self.isPressed.wrappedValue = isPressed
    }
  }
}
