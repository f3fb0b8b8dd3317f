extension View {
  /// Asks, with a verbatim title, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: Text(title), actions: actions(), message: EmptyView())))
  }

  /// Asks, with a title, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A>(
    _ title: Text, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: title, actions: actions(), message: EmptyView())))
  }

  /// Asks, with a title that is looked up in the app's translations, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: Text(titleKey), actions: actions(), message: EmptyView())))
  }

  /// Asks, with a verbatim title and a message, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S, A, M>(
    _ title: S, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: Text(title), actions: actions(), message: message())))
  }

  /// Asks, with a title and a message, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A, M>(
    _ title: Text, shouldPresent: Bool = true, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: title, actions: actions(), message: message())))
  }

  /// Asks, with a title that is looked up in the app's translations and a message, when the user closes the window or the sheet, if `shouldPresent` is true.
  /// A button's action runs first; then the window closes, unless the button has the role `.cancel`.
  public func dismissalConfirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool = true, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DismissalModifier(
        shouldPresent: shouldPresent,
        source: AlertSource(
          kind: .confirmationDialog, title: Text(titleKey), actions: actions(), message: message())))
  }
}

/// Asks when the user closes what the view is in.
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
