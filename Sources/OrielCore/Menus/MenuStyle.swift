/// The appearance of a menu's button: see ``View/menuStyle(_:)``.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The appearance on the platform.
  static var _look: _MenuLook { get }
}

/// A built-in appearance of menus.
public struct _MenuLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case button, borderless }
  package let kind: Kind
}

/// The default style: a button with a border.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
  public static var _look: _MenuLook { _MenuLook(kind: .button) }
}

/// A button with a border.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public static var _look: _MenuLook { _MenuLook(kind: .button) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public static var _look: _MenuLook { _MenuLook(kind: .borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button with a border.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with a border.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuLookKey: EnvironmentKey { static var defaultValue: _MenuLook { _MenuLook(kind: .button) } }
private enum MenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PrimaryMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var menuLook: _MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }

  /// Whether a menu is a bar of menus.
  var isMenuBar: Bool {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }

  /// Whether a menu is the main menu of its window.
  var isPrimaryMenu: Bool {
    get { self[PrimaryMenuKey.self] }
    set { self[PrimaryMenuKey.self] = newValue }
  }

  /// Whether the buttons of menus have an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in this view. The innermost modifier applies.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuLook, S._look) }

  /// Sets whether the buttons of the menus in this view have an arrow.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
