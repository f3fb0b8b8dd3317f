import FoundationEssentials

// Modifiers for other platforms, so that code for several platforms compiles.

extension View {
  /// Has no effect: GTK widgets can't offer custom actions to assistive technology.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Has no effect: GTK widgets can't offer custom actions to assistive technology.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Has no effect: GTK widgets can't offer custom actions to assistive technology.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Has no effect: speech recognition uses the accessibility labels.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Has no effect: speech recognition uses the accessibility labels.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Has no effect: GTK determines whether a widget responds to the user.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Has no effect: assistive technology reads widgets in the order of their views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Has no effect: the theme draws header bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: the theme draws header bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: desktop windows have no on-screen keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// The kind of an action for assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// The default action, as of a click.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves a view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// Deletes an item.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The primary action of a view.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
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
