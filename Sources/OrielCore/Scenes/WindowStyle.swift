/// The appearance of a window's title bar: see `windowStyle(_:)`.
@MainActor @preconcurrency public protocol WindowStyle {
  /// The appearance on the platform.
  static var _look: _WindowLook { get }
}

/// A built-in appearance of windows.
public struct _WindowLook: Hashable, Sendable {
  var hidesTitleBar = false
  /// Whether the window has neither a title bar nor a background.
  var isPlain = false
}

/// The default style: a window with a title bar.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook() }
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook() }
}

/// A window whose title bar has neither a title nor a background.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook(hidesTitleBar: true) }
}

/// A window without a title bar, a background and a shadow: only its content.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
  public static var _look: _WindowLook { _WindowLook(isPlain: true) }
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
extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a title bar, a background and a shadow: only its content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The appearance of the toolbar in a window: see `windowToolbarStyle(_:)`.
@MainActor @preconcurrency public protocol WindowToolbarStyle {
  /// The appearance on the platform.
  var _look: _WindowToolbarLook { get }
}

/// A built-in appearance of toolbars in windows.
public struct _WindowToolbarLook: Hashable, Sendable {
  let showsTitle: Bool
  /// The frame that the style requires.
  var frame = WindowFrame.automatic
}

/// The default style: the items are in the title bar, beside the title.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: true) }
}

/// The items are in the title bar, beside the title if it is shown: the window has the frame ``WindowFrame/headerBar``.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// Creates the style, and whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle, frame: .headerBar) }
}

/// The items are in the title bar, beside the title if it is shown. GTK's title bars have one height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// Creates the style, and whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle, frame: .headerBar) }
}

/// The items are in a toolbar below the title bar: the window has the frame ``WindowFrame/titleBar``.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: true, frame: .titleBar) }
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
  /// The items are in a toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Sets the style of the scene's windows. It applies to windows that are opened later.
  ///
  /// In GTK, ``HiddenTitleBarWindowStyle`` is a `GtkHeaderBar` without a title and a background, above the content. It
  /// keeps the window's buttons and the items of the toolbar, and the user moves the window with it. The desktop shows
  /// the title elsewhere, such as in its list of windows. `toolbarBackground(.visible)` restores the background.
  ///
  /// ``PlainWindowStyle`` is a window without decorations. It shows neither a toolbar nor a menu, whose keys have an effect
  /// still, and the user moves it only with the desktop's keys, unless ``windowBackgroundDragBehavior(_:)`` is enabled.
  /// What is behind it shows through where the content draws nothing, and on a screen without transparency the desktop's
  /// background of windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self) {
      let look = S._look
      $0.windowSettings.hidesTitleBar = look.hidesTitleBar
      $0.windowSettings.isPlain = look.isPlain
    }
  }

  /// Sets the style of the toolbar in the scene's windows: whether it is in the title bar or below it, and whether the
  /// title is shown in it. It applies to windows that are opened later.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let look = style._look
    return ModifiedScene(content: self) {
      $0.windowSettings.toolbarShowsTitle = look.showsTitle
      $0.windowSettings.toolbarFrame = look.frame
    }
  }

  /// Sets what the labels of items show in the toolbars of the scene's windows.
  ///
  /// The binding is read only: the desktop has no menu with which the user chooses a style.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    ModifiedScene(content: self) { $0.toolbarLabelStyle = toolbarLabelStyle.wrappedValue }
  }

  /// The variant of ``Scene/windowToolbarLabelStyle(_:)`` with a style that doesn't change.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    ModifiedScene(content: self) { $0.toolbarLabelStyle = toolbarLabelStyle }
  }

  /// Sets where the scene's windows have their title, their toolbar and their menu. It applies to windows that are opened
  /// later, and comes before the ``windowToolbarStyle(_:)``.
  ///
  /// ```swift
  /// WindowGroup { Editor() }
  ///   .windowFrame(.headerBar)  // also on KDE
  /// ```
  public func windowFrame(_ frame: WindowFrame) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.ownFrame = frame }
  }
}
