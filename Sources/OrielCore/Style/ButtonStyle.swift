/// One of the looks that a button can have.
///
/// The looks are the desktop's; use the static members: `.automatic`, `.bordered`, `.borderedProminent`,
/// `.borderless`, `.plain`, `.link`.
public protocol PrimitiveButtonStyle: Sendable {
  /// Which look it is.
  var _kind: _ButtonStyleKind { get }
}

/// The looks that the platform knows.
public struct _ButtonStyleKind: Sendable {
  let style: ButtonElement.Style
}

/// The desktop's usual look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .automatic) }
}

/// A raised button.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .bordered) }
}

/// A button in the accent colour, for the one suggested action. In GTK: `suggested-action`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .borderedProminent) }
}

/// A button without a border until the pointer is over it. In GTK: `flat`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .borderless) }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .plain) }
}

/// The look of a link. In GTK: `link`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is.
  public var _kind: _ButtonStyleKind { _ButtonStyleKind(style: .link) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The desktop's usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A raised button.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button in the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonElement.Style { .automatic } }

extension EnvironmentValues {
  var buttonStyleKind: ButtonElement.Style {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleKind, style._kind.style)
  }
}
