/// A type that applies standard interaction and a custom appearance to all buttons within a view.
///
/// The view that `makeBody(configuration:)` returns is the content of a button without a background and border. Only
/// the focus ring is added to it. Clicks, keys, shortcuts, roles and accessibility work as in any button.
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
/// Buttons within the body have the style that applies outside of this one. See <doc:WritingStyles> for when the body runs and
/// for the state of a style. In GTK: a `GtkButton` with the class `oriel-custom`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a button that the style receives.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the appearance of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` receives.
public struct ButtonStyleConfiguration {
  /// The button's label. A body can contain it several times.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The role of the button; nil if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the user is pressing the button. Activation by key counts as a press of a quarter of a second.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons within this view. The innermost style applies.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(style, ButtonStyleKey.self, PressableButtonBody<S>.self)
  }
}

/// Adapts a `ButtonStyle` to `PrimitiveButtonStyle`; the platform's button handles the interaction.
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

/// A button without a background and border.
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
