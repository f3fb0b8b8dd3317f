// Settings of other platforms, so that views for several platforms compile.

extension View {
  /// Has no effect on the desktop: the theme alone draws header bars, in the same way in all windows.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect on the desktop, whose windows have no status bar.
  @available(*, deprecated, message: "Use statusBarHidden(_:) instead.")
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect on the desktop, whose windows have no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect on the desktop: GTK's scroll views bounce where their content is larger than they are, as with
  /// `basedOnSize`, and only after movements on a touch screen or a touchpad.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect on the desktop: an on-screen keyboard is a part of the desktop, and leaves by itself.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// When scroll views bounce at the end of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// While the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling hides an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At the beginning of the scroll.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// While the user scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
