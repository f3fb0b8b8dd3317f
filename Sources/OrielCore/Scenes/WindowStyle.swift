/// The appearance of a window's title bar: see `windowStyle(_:)`.
@MainActor @preconcurrency public protocol WindowStyle {
  /// The appearance on the platform.
  static var _look: _WindowLook { get }
}

/// A built-in appearance of windows.
public struct _WindowLook: Hashable, Sendable {
  let hidesTitleBar: Bool
}

/// The default style: a window with a title bar.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook(hidesTitleBar: false) }
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook(hidesTitleBar: false) }
}

/// A window whose title bar has neither a title nor a background.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook(hidesTitleBar: true) }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style: a window with a title bar.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window whose title bar has neither a title nor a background.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The appearance of the toolbar in a window: see `windowToolbarStyle(_:)`.
@MainActor @preconcurrency public protocol WindowToolbarStyle {
  /// The appearance on the platform.
  var _look: _WindowToolbarLook { get }
}

/// A built-in appearance of toolbars in windows.
public struct _WindowToolbarLook: Hashable, Sendable {
  let showsTitle: Bool
}

/// The default style: the items are in the title bar, beside the title.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: true) }
}

/// The items are in the title bar, beside the title if it is shown.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// Creates the style, and whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle) }
}

/// The items are in the title bar, beside the title if it is shown. GTK's title bars have one height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// Creates the style, and whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle) }
}

/// The same as the default style: GTK's windows have no row for a title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: true) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style: the items are in the title bar, beside the title.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The items are in the title bar, beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// The items are in the title bar, beside the title if it is shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The items are in the title bar, beside the title. GTK's title bars have one height.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// The items are in the title bar, beside the title if it is shown. GTK's title bars have one height.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The same as the default style: GTK's windows have no row for a title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Sets the style of the scene's windows. It applies to windows that are opened later.
  ///
  /// In GTK, ``HiddenTitleBarWindowStyle`` is a `GtkHeaderBar` without a title and a background, above the content. It
  /// keeps the window's buttons and the items of the toolbar, and the user moves the window with it. The desktop shows
  /// the title elsewhere, such as in its list of windows. `toolbarBackground(.visible)` restores the background.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self) { $0.windowHidesTitleBar = S._look.hidesTitleBar }
  }

  /// Sets the style of the toolbar in the scene's windows: whether the title is shown in it.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let showsTitle = style._look.showsTitle
    return ModifiedScene(content: self) { $0.windowShowsTitle = showsTitle }
  }
}

private enum HidesTitleBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ShowsTitleKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the title bars of the scene's windows have neither a title nor a background.
  var windowHidesTitleBar: Bool {
    get { self[HidesTitleBarKey.self] }
    set { self[HidesTitleBarKey.self] = newValue }
  }

  /// Whether the title is shown in the toolbars of the scene's windows.
  var windowShowsTitle: Bool {
    get { self[ShowsTitleKey.self] }
    set { self[ShowsTitleKey.self] = newValue }
  }
}
