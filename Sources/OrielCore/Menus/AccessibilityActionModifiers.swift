extension View {
  /// Adds an action of the view for the keyboard and assistive technology.
  ///
  /// The action `default` runs when the user activates the view with Return, the space bar or assistive technology, and
  /// takes the place of the view's tap or long press there; of several, the outermost runs. A control keeps the action
  /// of its own. In GTK, a button without a look of its own is behind the view. `escape` and `delete` run when the user
  /// presses these keys while the focus is in the view, and named actions are entries of a menu; see
  /// `accessibilityAction(named:_:)`.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .default:
      modifier(ActivationActionModifier(action: handler)).modifier(ActivationModifier(rank: 0, isEnabled: true))
    case .escape: modifier(ReachableModifier()).onExitCommand(perform: handler)
    case .delete: modifier(ReachableModifier()).onDeleteCommand(perform: handler)
    case .named(let name): accessibilityAction(named: name, handler)
    }
  }

  /// Adds an action with a name to the view, for the keyboard and assistive technology.
  ///
  /// It is in a menu that opens with the Menu key, Shift+F10 or the secondary button, below the entries of a
  /// `contextMenu(menuItems:)` of the same view. A view that isn't a control can be reached with Tab. In GTK, the entries
  /// are also actions of the menu's widget for assistive technology.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(ReachableModifier())
      .modifier(
        ContextMenuModifier(items: Button(action: { handler() }, label: { name }), areAccessibilityActions: true))
  }

  /// The variant of `accessibilityAction(named:_:)` that takes a localized name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The variant of `accessibilityAction(named:_:)` that takes a verbatim name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

extension View {
  /// Adds the actions of buttons to the view, for the keyboard and assistive technology. See
  /// `accessibilityAction(named:_:)`.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(ReachableModifier())
      .modifier(ContextMenuModifier(items: content(), areAccessibilityActions: true))
  }
}

/// The kind of an action for assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, delete
    case named(Text)
  }
  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// An action with a name.
  public init(named name: Text) { self.init(.named(name)) }

  /// The action of a click.
  public static var `default`: AccessibilityActionKind { AccessibilityActionKind(.default) }
  /// The action that leaves a view: the Escape key.
  public static var escape: AccessibilityActionKind { AccessibilityActionKind(.escape) }
  /// The action that deletes something: the Delete key.
  public static var delete: AccessibilityActionKind { AccessibilityActionKind(.delete) }
  /// Unavailable: the desktop has no key for the most important action of a screen.
  @available(*, unavailable, message: "The desktop has no counterpart. Use an action with a name.")
  public static var magicTap: AccessibilityActionKind { AccessibilityActionKind(.default) }
  /// Unavailable: the menu that the Menu key shows is that of `contextMenu(menuItems:)`.
  @available(*, unavailable, message: "Use contextMenu(menuItems:), which the Menu key opens.")
  public static var showMenu: AccessibilityActionKind { AccessibilityActionKind(.default) }
}
