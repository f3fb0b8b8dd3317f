extension View {
  /// Presents a confirmation dialog with a verbatim title for the value of a binding, while there is one.
  ///
  /// ```swift
  /// Button("Close") { closing = document }
  ///   .confirmationDialog("Save changes?", item: $closing) { document in
  ///     Button("Save “\(document.title)”") { document.save() }
  ///   }
  /// ```
  ///
  /// The value is kept and becomes nil as that of `alert(_:item:actions:)`. Otherwise the dialog is that of
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @_disfavoredOverload
  public func confirmationDialog<S, A, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .confirmationDialog, Text(title), item: data, titleVisibility, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:item:titleVisibility:actions:)` that takes a `Text` or a resource as its
  /// title.
  public func confirmationDialog<A, T>(
    _ title: any _DialogTitle, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, title._dialogTitle, item: data, titleVisibility, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:item:titleVisibility:actions:)` that takes a localized title.
  public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, Text(titleKey), item: data, titleVisibility, actions: actions, message: { _ in EmptyView() })
  }

  /// The variant of `confirmationDialog(_:item:titleVisibility:actions:)` with a message, which is made from the same
  /// value.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .confirmationDialog, Text(title), item: data, titleVisibility, actions: actions, message: message)
  }

  /// The variant of `confirmationDialog(_:item:titleVisibility:actions:message:)` that takes a `Text` or a resource as
  /// its title.
  public func confirmationDialog<A, M, T>(
    _ title: any _DialogTitle, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, title._dialogTitle, item: data, titleVisibility, actions: actions, message: message)
  }

  /// The variant of `confirmationDialog(_:item:titleVisibility:actions:message:)` that takes a localized title.
  public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, Text(titleKey), item: data, titleVisibility, actions: actions, message: message)
  }
}
