extension View {
  /// Presents a confirmation dialog with a verbatim title while a binding is true.
  ///
  /// ```swift
  /// Button("Close") { asksToSave = true }
  ///   .confirmationDialog("Save changes?", isPresented: $asksToSave) {
  ///     Button("Save") { document.save() }
  ///     Button("Discard", role: .destructive) { document.discard() }
  ///   }
  /// ```
  ///
  /// Use it to let the user choose between several ways to complete an action that they have just started. A "Cancel"
  /// button is added unless an action has the role `.cancel`. Callbacks run as for `alert(_:isPresented:actions:)`. In
  /// GTK: a `GtkAlertDialog`, or a window with the same appearance.
  ///
  /// - Parameters:
  ///   - title: the title, which is displayed verbatim.
  ///   - isPresented: presents the dialog while it is true. It becomes false after the action has run.
  ///   - titleVisibility: whether the title is displayed. A hidden title is still the dialog's accessible name.
  ///   - actions: the buttons.
  @_disfavoredOverload
  public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.confirmationDialog, Text(title), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:actions:)` that takes a `Text` or a resource as
  /// its title.
  public func confirmationDialog<A>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, title._dialogTitle, isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:actions:)` that takes a localized title.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.confirmationDialog, Text(titleKey), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:actions:)` with a message.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.confirmationDialog, Text(title), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` that takes a `Text` or a
  /// resource.
  public func confirmationDialog<A, M>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, title._dialogTitle, isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` that takes a localized title.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.confirmationDialog, Text(titleKey), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a verbatim title for a value.
  ///
  /// The dialog is presented while the binding is true and the value isn't nil. It keeps the value that it was
  /// presented with until it closes, even if `data` changes.
  @_disfavoredOverload
  public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .confirmationDialog, Text(title), isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` that takes a `Text` or a
  /// resource.
  public func confirmationDialog<A, T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, title._dialogTitle, isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` with a localized title.
  public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, Text(titleKey), isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` with a message.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .confirmationDialog, Text(title), isPresented, titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` with a `Text` or a resource
  /// as its title and a message.
  public func confirmationDialog<A, M, T>(
    _ title: any _DialogTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, title._dialogTitle, isPresented, titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// The variant of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` with a localized title and
  /// a message.
  public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, Text(titleKey), isPresented, titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}
