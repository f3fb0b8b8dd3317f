import FoundationEssentials

// An alert says something that can't wait, and offers actions.
//
// The binding is the only truth: true shows the alert, false takes it away, from anywhere and at any moment. When the
// user has chosen, the action runs first, then the binding becomes false. Escape and closing the window mean the
// button with the role `.cancel`, and plain dismissal where there is none. Without actions there is a single "OK".
//
// Alerts, dialogs and sheets of one window take turns: the oldest request first, and of those that one view makes at
// once the inner modifier's. A request that is withdrawn while it waits is never presented.
//
// `actions` may hold buttons and text fields, in `if`, `ForEach`, `Group` and views of your own. `message` is text.
// In GTK: `GtkAlertDialog`, or a window of the same look where that can't show what is asked for.

extension View {
  /// Presents an alert with a verbatim title.
  @_disfavoredOverload
  public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a title.
  public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, title, isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a title that is looked up in the app's translations.
  public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a verbatim title and a message.
  @_disfavoredOverload
  public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, actions: actions(), message: message())
  }

  /// Presents an alert with a title and a message.
  public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title, isPresented, actions: actions(), message: message())
  }

  /// Presents an alert with a title that is looked up in the app's translations and a message.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Presents an alert with a verbatim title, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  @_disfavoredOverload
  public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a title, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(.alert, title, isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a title that is looked up in the app's translations, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a verbatim title and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  @_disfavoredOverload
  public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.alert, Text(title), isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, title, isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title that is looked up in the app's translations and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, presenting: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for an error. Its title is the error's `errorDescription`, its message `failureReason` and
  /// `recoverySuggestion`. It shows once `isPresented` is true and the error isn't nil, and keeps that error until it
  /// closes.
  public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    let actions = actions()
    return modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: .alert, title: { ErrorText.title(of: $0) }, presenting: error, actions: { _ in actions },
          message: { Text(verbatim: ErrorText.detail(of: $0)) })))
  }

  /// Presents an alert for an error, with a message of your own. Its title is the error's `errorDescription`. It shows
  /// once `isPresented` is true and the error isn't nil, and keeps that error until it closes.
  public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: .alert, title: { ErrorText.title(of: $0) }, presenting: error, actions: actions, message: message)))
  }
}

/// What an error says of itself.
enum ErrorText {
  static func title(of error: some LocalizedError) -> Text {
    Text(verbatim: error.errorDescription ?? "\(error)")
  }

  static func detail(of error: some LocalizedError) -> String {
    [error.failureReason, error.recoverySuggestion].compactMap { $0 }.joined(separator: "\n")
  }
}
