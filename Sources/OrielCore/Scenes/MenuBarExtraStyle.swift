/// How a ``MenuBarExtra`` displays its content: see ``Scene/menuBarExtraStyle(_:)``.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {
  /// The appearance on the platform.
  static var _look: _MenuBarExtraLook { get }
}

/// A built-in appearance of items in the bar of the desktop.
public struct _MenuBarExtraLook: Hashable, Sendable {
  let isWindow: Bool
}

/// The default style: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _MenuBarExtraLook { _MenuBarExtraLook(isWindow: false) }
}

/// A menu, which a click opens.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _MenuBarExtraLook { _MenuBarExtraLook(isWindow: false) }
}

/// A window without a title bar, which a click opens.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _MenuBarExtraLook { _MenuBarExtraLook(isWindow: true) }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu, which a click opens.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window without a title bar in the size of its content. A click opens it, and another one closes it, as Escape and
  /// clicks outside of the app do. The desktop decides where it opens.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

private enum MenuBarExtraLookKey: EnvironmentKey {
  static var defaultValue: _MenuBarExtraLook { _MenuBarExtraLook(isWindow: false) }
}

extension EnvironmentValues {
  var menuBarExtraLook: _MenuBarExtraLook {
    get { self[MenuBarExtraLookKey.self] }
    set { self[MenuBarExtraLookKey.self] = newValue }
  }
}

extension Scene {
  /// Sets how the ``MenuBarExtra`` scenes in this scene display their content.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    environment(\.menuBarExtraLook, S._look)
  }
}
