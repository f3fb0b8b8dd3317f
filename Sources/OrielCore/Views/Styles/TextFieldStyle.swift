/// How text fields look, those for secrets included.
///
/// The body is shown in place of the field. The configuration is the field itself, in the style that is in force around
/// this one. What modifiers say of a field from outside, such as its identifier or its focus, is said of the
/// configuration, unless the body says such things of it itself.
///
/// ```swift
/// struct Search: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     HStack {
///       Image(systemName: "magnifyingglass")
///       configuration
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of view that `_body(configuration:)` returns.
  associatedtype _Body: View
  /// The label of the field that the style is asked for.
  typealias _Label = _TextFieldStyleLabel

  /// Makes what is shown in place of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a ``TextFieldStyle`` is asked for. The field shows it as its prompt where it has none.
public struct _TextFieldStyleLabel: View {
  /// What it consists of: the field shows its label itself.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Sets how the text fields in this view look. Of several styles, the innermost counts.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style, TextFieldStyleKey.self, TextFieldBody<S>.self)
  }
}

private enum TextFieldBody<S: TextFieldStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: TextField<_TextFieldStyleLabel>) -> S._Body {
    style._body(configuration: configuration)
  }
}

/// The place of the text fields' style in the environment.
enum TextFieldStyleKey: StyleKey {
  typealias Configuration = TextField<_TextFieldStyleLabel>

  static var defaultValue: StyleChoice<TextFieldElement.Style, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: TextFieldElement.Style] = [
    ObjectIdentifier(DefaultTextFieldStyle.self): .automatic,
    ObjectIdentifier(PlainTextFieldStyle.self): .plain,
    ObjectIdentifier(RoundedBorderTextFieldStyle.self): .roundedBorder,
  ]
}

extension TextFieldCore: StyledView {
  typealias Key = TextFieldStyleKey

  static var configurationTakesAttributes: Bool { true }

  func makeConfiguration(in context: _NodeContext) -> TextField<_TextFieldStyleLabel> {
    var core = self
    core.attributes = context.attributes
    return TextField(core: core)
  }

  func update(_ configuration: inout TextField<_TextFieldStyleLabel>, in context: _NodeContext) {
    configuration = makeConfiguration(in: context)
  }
}

// MARK: The desktop's looks

/// The desktop's usual look.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A field with the look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// Text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A field with the look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// Text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A field with the look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The desktop's usual look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
