import FoundationEssentials

extension View {
  /// Presents an alert with a verbatim title while a binding is true.
  ///
  /// ```swift
  /// Button("Delete…") { asksToDelete = true }
  ///   .alert("Delete the note?", isPresented: $asksToDelete) {
  ///     Button("Delete", role: .destructive) { notes.delete() }
  ///     Button("Cancel", role: .cancel) {}
  ///   } message: {
  ///     Text("This can't be undone.")
  ///   }
  /// ```
  ///
  /// Setting the binding to false from code dismisses the alert without an action. When the user activates a button,
  /// its action runs first, then `isPresented` becomes false. Escape and the window's close button activate the button
  /// with the role `.cancel`, or dismiss the alert if there is none. An alert without actions has a single "OK" button.
  ///
  /// Return activates the button with the shortcut `.defaultAction`; if there is none, the first one that is neither
  /// destructive nor cancels. If there is a destructive button and no such one, Return cancels.
  ///
  /// In GTK: a `GtkAlertDialog`, or a window with the same appearance if the alert has text fields, an icon, a
  /// severity, a suppression toggle, or more than a `GtkAlertDialog` can show. <doc:Presentations> describes the order
  /// of several presentations in one window.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed verbatim.
  ///   - isPresented: presents the alert while it is true.
  ///   - actions: buttons and text fields, also in `if`, `ForEach`, `Group` and custom views.
  @_disfavoredOverload
  public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, actions: actions(), message: EmptyView())
  }

  /// The variant of `alert(_:isPresented:actions:)` that takes a `Text` or a resource as its title.
  public func alert<A>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, title._dialogTitle, isPresented, actions: actions(), message: EmptyView())
  }

  /// The variant of `alert(_:isPresented:actions:)` that takes a localized title.
  public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
  }

  /// The variant of `alert(_:isPresented:actions:)` with a message, which can only contain text.
  @_disfavoredOverload
  public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, actions: actions(), message: message())
  }

  /// The variant of `alert(_:isPresented:actions:message:)` that takes a `Text` or a resource as its title.
  public func alert<A, M>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title._dialogTitle, isPresented, actions: actions(), message: message())
  }

  /// The variant of `alert(_:isPresented:actions:message:)` that takes a localized title.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Presents an alert with a verbatim title for a value while a binding is true and the value isn't nil.
  ///
  /// The alert keeps the value that it was presented with until it closes, even if `data` changes or becomes nil. Its
  /// text fields, and whether its buttons are enabled, follow the state that the actions read. See
  /// `alert(_:isPresented:actions:)` for when the actions run.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed verbatim.
  ///   - isPresented: presents the alert while it is true and there is a value.
  ///   - data: the value that is passed to `actions`.
  ///   - actions: returns the buttons and text fields for the value.
  @_disfavoredOverload
  public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:isPresented:presenting:actions:)` that takes a `Text` or a resource as its title.
  public func alert<A, T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(.alert, title._dialogTitle, isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:isPresented:presenting:actions:)` that takes a localized title.
  public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:isPresented:presenting:actions:)` with a message.
  @_disfavoredOverload
  public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions: actions, message: message)
  }

  /// The variant of `alert(_:isPresented:presenting:actions:message:)` that takes a `Text` or a resource as its title.
  public func alert<A, M, T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title._dialogTitle, isPresented, presenting: data, actions: actions, message: message)
  }

  /// The variant of `alert(_:isPresented:presenting:actions:message:)` that takes a localized title.
  public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for an error while a binding is true and the error isn't nil.
  ///
  /// The title is the error's `errorDescription`, or a general one if that is nil; the message is its `failureReason`
  /// and `recoverySuggestion`. The alert keeps the error that it was presented with until it closes.
  public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    let actions = actions()
    return modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: .alert, title: { LocalizedErrorText.title(of: $0) }, presenting: error, actions: { _ in actions },
          message: { Text(verbatim: LocalizedErrorText.detail(of: $0)) })))
  }

  /// The variant of `alert(isPresented:error:actions:)` with a custom message for the error.
  public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: .alert, title: { LocalizedErrorText.title(of: $0) }, presenting: error, actions: actions,
          message: message)))
  }
}

/// The texts of an alert for an error.
enum LocalizedErrorText {
  static func title(of error: some LocalizedError) -> Text {
    error.errorDescription.map { Text(verbatim: $0) } ?? Text(LocalizedStringKey(.alertFailed))
  }

  static func detail(of error: some LocalizedError) -> String {
    [error.failureReason, error.recoverySuggestion].compactMap { $0 }.joined(separator: "\n")
  }
}
