import FoundationEssentials

extension View {
  /// Presents an alert with a verbatim title for the value of a binding, while there is one.
  ///
  /// ```swift
  /// @State private var deletion: Note?
  ///
  /// List(notes) { note in Button("Delete \(note.title)…") { deletion = note } }
  ///   .alert("Delete the note?", item: $deletion) { note in
  ///     Button("Delete", role: .destructive) { notes.delete(note) }
  ///     Button("Cancel", role: .cancel) {}
  ///   } message: { note in
  ///     Text("“\(note.title)” can't be restored.")
  ///   }
  /// ```
  ///
  /// The alert keeps the value that it was presented with until it closes: another value that is written meanwhile
  /// changes nothing, and nil dismisses the alert without an action. When the user activates a button, its action runs
  /// first, then `data` becomes nil. A value that the action itself writes is presented next instead: if the values are
  /// `Identifiable`, one with another `id`; otherwise any. Of a value that is a part of a larger one or computed, only
  /// the change can be seen: it counts if the values differ, or, if they aren't `Equatable`, the words of the alert.
  /// Otherwise the alert is that of `alert(_:isPresented:actions:)`.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed verbatim.
  ///   - data: presents the alert while it isn't nil.
  ///   - actions: returns the buttons and text fields for the value.
  @_disfavoredOverload
  public func alert<S, A, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .alert, Text(title), item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:item:actions:)` that takes a `Text` or a resource as its title.
  public func alert<A, T>(
    _ title: any _DialogTitle, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .alert, title._dialogTitle, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:item:actions:)` that takes a localized title.
  public func alert<A, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .alert, Text(titleKey), item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `alert(_:item:actions:)` with a message, which is made from the same value.
  @_disfavoredOverload
  public func alert<S, A, M, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .alert, Text(title), item: data, actions: actions, message: message)
  }

  /// The variant of `alert(_:item:actions:message:)` that takes a `Text` or a resource as its title.
  public func alert<A, M, T>(
    _ title: any _DialogTitle, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .alert, title._dialogTitle, item: data, actions: actions, message: message)
  }

  /// The variant of `alert(_:item:actions:message:)` that takes a localized title.
  public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .alert, Text(titleKey), item: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for the error of a binding, while there is one.
  ///
  /// ```swift
  /// @State private var failure: SaveError?
  ///
  /// Button("Save") {
  ///   do { try document.save() } catch { failure = error }
  /// }
  /// .alert(error: $failure) { Button("OK") {} }
  /// ```
  ///
  /// The title is the error's `errorDescription`, or a general one if that is nil; the message is its `failureReason`
  /// and `recoverySuggestion`. The error is kept and becomes nil as the value of `alert(_:item:actions:)`: an action
  /// that fails again may write the next error.
  ///
  /// - Parameters:
  ///   - error: presents the alert while it isn't nil.
  ///   - actions: the buttons; an alert without any has a single "OK" button.
  public func alert<E, A>(error: Binding<E?>, @ViewBuilder actions: () -> A) -> some View
  where E: LocalizedError, A: View {
    let actions = actions()
    return modifier(
      AlertModifier(
        .alert, title: { LocalizedErrorText.title(of: $0) }, item: error, actions: { _ in actions },
        message: { Text(verbatim: LocalizedErrorText.detail(of: $0)) }))
  }

  /// The variant of `alert(error:actions:)` with a custom message for the error.
  public func alert<E, A, M>(
    error: Binding<E?>, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      AlertModifier(
        .alert, title: { LocalizedErrorText.title(of: $0) }, item: error, actions: actions, message: message))
  }
}
