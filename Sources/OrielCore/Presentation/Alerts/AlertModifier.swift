/// Presents an alert or a confirmation dialog.
struct AlertModifier<Actions: View, Message: View>: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let source: AlertSource<Actions, Message>
  /// Called when the dialog has closed.
  var didEnd: ((AlertEnd) -> Void)?

  static var noun: String { "an alert" }

  // A presented dialog keeps its data.
  func wanted(at place: Place) -> PresentationItemID? {
    isPresented.wrappedValue && (source.data != nil || place.live != nil) ? .unit : nil
  }

  func readSurroundings(of place: Place) { _ = DialogStyle(in: place.context.environment.values) }

  func present(
    _ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?, at place: Place
  ) -> AlertPresentation<Actions, Message> {
    AlertPresentation(token, at: place, over: surface)
  }

  func clear(_ item: PresentationItemID, at place: Place) {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }
}

/// The outcome of an alert.
enum AlertEnd: Equatable {
  /// The user activated a button with a role, whose action has run.
  case chosen(ButtonRole?)
  /// The alert was dismissed without an action, by the user or by its binding.
  case dismissed
  /// The alert couldn't be presented.
  case failed(String)
}

extension View {
  /// Presents a dialog without data. The implementation of the public overloads.
  func dialog<Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    actions: Actions, message: Message
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: kind, title: title, titleVisibility: titleVisibility, actions: actions, message: message)))
  }

  /// Presents a dialog for data, if there is any. The implementation of the public overloads.
  func dialog<Data, Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    presenting data: Data?, actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        source: AlertSource(
          kind: kind, title: { _ in title }, titleVisibility: titleVisibility, presenting: data, actions: actions,
          message: message)))
  }
}
