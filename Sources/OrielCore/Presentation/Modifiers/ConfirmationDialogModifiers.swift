// A confirmation dialog asks the user to choose between actions that follow from something they have just done.
//
// It follows the rules of alerts, and adds a button "Cancel" unless one of its own has the role `.cancel`. A hidden
// title isn't shown, but stays the dialog's accessible name.

extension View {
  /// Presents a confirmation dialog with a verbatim title.
  @_disfavoredOverload
  public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.confirmationDialog, Text(title), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog with a title.
  public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.confirmationDialog, title, isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog with a title that is looked up in the app's translations.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(.confirmationDialog, Text(titleKey), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog with a verbatim title and a message.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.confirmationDialog, Text(title), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a title and a message.
  public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.confirmationDialog, title, isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a title that is looked up in the app's translations and a message.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(.confirmationDialog, Text(titleKey), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a verbatim title, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  @_disfavoredOverload
  public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .confirmationDialog, Text(title), isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a title, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, title, isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a title that is looked up in the app's translations, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    dialog(
      .confirmationDialog, Text(titleKey), isPresented, titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a verbatim title and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .confirmationDialog, Text(title), isPresented, titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a title and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, title, isPresented, titleVisibility, presenting: data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a title that is looked up in the app's translations and a message, made from data.
  ///
  /// It shows once `isPresented` is true and the data isn't nil. Until it closes it keeps the data that it was presented
  /// with, whatever becomes of `data`; the fields and the enabled state of its actions are live.
  public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    dialog(
      .confirmationDialog, Text(titleKey), isPresented, titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}
