/// A type that applies a custom appearance to all text fields and secure fields within a view.
///
/// The view that `_body(configuration:)` returns replaces the field. The configuration is the field in the style that
/// applies outside of this one. Modifiers of the field, such as its identifier or its focus, apply to the
/// configuration, unless the body sets them itself.
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
  /// A view that represents the body of a text field.
  associatedtype _Body: View
  /// The label of the styled field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that replaces a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a styled field. The field displays it as the prompt if there is none.
public struct _TextFieldStyleLabel: View {
  /// The label. It is empty, because the field displays its label itself.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Sets the style of the text fields within this view. The innermost style applies.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style, TextFieldStyleKey.self, TextFieldBody<S>.self)
  }
}

private enum TextFieldBody<S: TextFieldStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: TextField<_TextFieldStyleLabel>) -> S._Body {
    style._body(configuration: configuration)
  }
}

/// The environment key of the text field style.
enum TextFieldStyleKey: StyleKey {
  typealias Configuration = TextField<_TextFieldStyleLabel>

  static var defaultValue: StyleChoice<TextFieldElement.Style, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: TextFieldElement.Style] = [
    ObjectIdentifier(DefaultTextFieldStyle.self): .automatic,
    ObjectIdentifier(PlainTextFieldStyle.self): .plain,
    ObjectIdentifier(RoundedBorderTextFieldStyle.self): .roundedBorder,
    ObjectIdentifier(BorderedTextFieldStyle.self): .roundedBorder,
    ObjectIdentifier(SquareBorderTextFieldStyle.self): .squareBorder,
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

/// The platform's default style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with a border, whose shape ``View/textInputBorderShape(_:)`` sets.
public struct BorderedTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with a border that has corners. Use ``BorderedTextFieldStyle`` instead.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A style with a border, whose shape ``View/textInputBorderShape(_:)`` sets.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a border that has corners. Use ``TextFieldStyle/bordered`` instead.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
