extension View {
  /// Presents a confirmation dialog when the user tries to close the window or the sheet that contains the view.
  ///
  /// The dialog is presented only if `shouldPresent` is true at that moment; the window stays open. When the user
  /// activates a button, its action runs, and then the window closes, unless the button has the role `.cancel`. If
  /// several views have this modifier, the innermost one presents its dialog. Closing the window from code, with
  /// `\.dismiss` or `\.dismissWindow`, doesn't present the dialog.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed verbatim.
  ///   - shouldPresent: whether the user has to confirm.
  ///   - actions: the buttons. A "Cancel" button is added unless one has the role `.cancel`.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    confirmsDismissal(Text(title), shouldPresent, actions: actions(), message: EmptyView())
  }

  /// The variant of `dismissalConfirmationDialog(_:shouldPresent:actions:)` that takes a `Text` or a resource as its
  /// title.
  public func dismissalConfirmationDialog<A>(
    _ title: any _DialogTitle, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirmsDismissal(title._dialogTitle, shouldPresent, actions: actions(), message: EmptyView())
  }

  /// The variant of `dismissalConfirmationDialog(_:shouldPresent:actions:)` that takes a localized title.
  public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirmsDismissal(Text(titleKey), shouldPresent, actions: actions(), message: EmptyView())
  }

  /// The variant of `dismissalConfirmationDialog(_:shouldPresent:actions:)` with a message.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A, M>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    confirmsDismissal(Text(title), shouldPresent, actions: actions(), message: message())
  }

  /// The variant of `dismissalConfirmationDialog(_:shouldPresent:actions:message:)` that takes a `Text` or a resource
  /// as its title.
  public func dismissalConfirmationDialog<A, M>(
    _ title: any _DialogTitle, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    confirmsDismissal(title._dialogTitle, shouldPresent, actions: actions(), message: message())
  }

  /// The variant of `dismissalConfirmationDialog(_:shouldPresent:actions:message:)` that takes a localized title.
  public func dismissalConfirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    confirmsDismissal(Text(titleKey), shouldPresent, actions: actions(), message: message())
  }

  private func confirmsDismissal<A: View, M: View>(
    _ title: Text, _ shouldPresent: Bool, actions: A, message: M
  ) -> some View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(kind: .confirmationDialog, title: title, actions: actions, message: message)))
  }
}

/// Presents a confirmation dialog when the user tries to close the window or the presentation that contains the view.
private struct DismissalModifier<Actions: View, Message: View>: ViewModifier {
  let shouldPresent: Bool
  let source: AlertSource<Actions, Message>
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    let guarding: CloseGuard? = shouldPresent ? CloseGuard { isAsking = true } : nil
    return
      content
      .modifier(PreferenceModifier<CloseGuardKey> { _ in guarding.map { .offer($0) } ?? .pass })
      .modifier(
        AlertModifier(isPresented: $isAsking, source: source) { end in
          if case .chosen(let role) = end, role != .cancel { dismiss() }
        })
  }
}
