extension AlertScene {
  /// Creates an alert with a verbatim title and a message for the value of a binding, while there is one.
  ///
  /// The value is kept and becomes nil as that of `alert(_:item:actions:)`.
  @_disfavoredOverload
  public init<S, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) where S: StringProtocol {
    presenting = AlertModifier(.alert, title: Text(title), item: data, actions: actions, message: message)
  }

  /// Creates an alert with a title and a message for the value of a binding, while there is one.
  public init<T>(
    _ title: any _DialogTitle, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) {
    presenting = AlertModifier(.alert, title: title._dialogTitle, item: data, actions: actions, message: message)
  }

  /// Creates an alert with a localized title and a message for the value of a binding, while there is one.
  public init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) {
    presenting = AlertModifier(.alert, title: Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Creates an alert with a verbatim title for the value of a binding, while there is one.
  @_disfavoredOverload
  public init<S, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions
  ) where S: StringProtocol, Message == EmptyView {
    presenting = AlertModifier(.alert, title: Text(title), item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Creates an alert with a title for the value of a binding, while there is one.
  public init<T>(
    _ title: any _DialogTitle, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: title._dialogTitle, item: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Creates an alert with a localized title for the value of a binding, while there is one.
  public init<T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> Actions
  ) where Message == EmptyView {
    presenting = AlertModifier(
      .alert, title: Text(titleKey), item: data, actions: actions, message: { _ in EmptyView() })
  }
}
