extension View {
  /// Asks, with a title as it is, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: Text(title), actions: actions(), message: EmptyView())))
  }

  /// Asks, with a title, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A>(
    _ title: Text, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: title, actions: actions(), message: EmptyView())))
  }

  /// Asks, with a title that is looked up in the app's translations, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: Text(titleKey), actions: actions(), message: EmptyView())))
  }

  /// Asks, with a title as it is and a message, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A, M>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: Text(title), actions: actions(), message: message())))
  }

  /// Asks, with a title and a message, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A, M>(
    _ title: Text, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: title, actions: actions(), message: message())))
  }

  /// Asks, with a title that is looked up in the app's translations and a message, when the person closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        content: AlertContent(
          kind: .confirmationDialog, title: Text(titleKey), actions: actions(), message: message())))
  }
}

private struct DismissalModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never

  let shouldPresent: Bool
  let content: AlertContent<Actions, Message>

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    DismissalNode(view, in: context)
  }
}

@MainActor
private final class DismissalNode<Modified: View, Actions: View, Message: View>:
  ModifierNode<Modified, DismissalModifier<Actions, Message>>, CloseGuard
{
  private let isAsking = StateLocation(false)
  private var slot: AlertSlot<Actions, Message>?

  var node: _GraphNode { self }
  var wantsToAsk: Bool { modifier.shouldPresent }

  func ask() { isAsking.set(true) }

  override func didMakeContent() {
    guard let coordinator = context.host.presenter, let platform = context.host.alertPlatform,
      let owner = context.host.owner
    else {
      Diagnostics.warn("there is no window whose closing could be confirmed here", once: "dismissal.nowindow")
      return
    }
    let slot = AlertSlot(
      content: modifier.content, isPresented: Binding(location: isAsking), graph: graph, platform: platform,
      coordinator: coordinator, host: context.host, environment: context.environment)
    slot.didConfirm = { [weak self, weak owner] in
      // The dialog goes first: closing its window takes everything with it.
      self?.graph.afterUpdates { owner?.close() }
    }
    self.slot = slot
    owner.closeGuards.add(self)
    refresh()
  }

  override func modifierDidChange(from old: DismissalModifier<Actions, Message>) {
    slot?.update(content: modifier.content, isPresented: Binding(location: isAsking))
    if modifier.shouldPresent != old.shouldPresent { context.host.owner?.closeGuards.didChange?() }
    refresh()
  }

  override func refresh() {
    isDirty = false
    slot?.readBinding(in: self)
  }

  override func willUnmount() {
    context.host.owner?.closeGuards.remove(self)
    slot?.remove()
  }
}
