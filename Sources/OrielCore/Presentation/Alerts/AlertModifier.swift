/// Presents an alert or a confirmation dialog from the view that it is put on.
struct AlertModifier<Actions: View, Message: View>: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let source: AlertSource<Actions, Message>
  /// Runs when the dialog is gone.
  var didEnd: ((AlertEnd) -> Void)?

  static var noun: String { "an alert" }

  // What is on the screen has the data that it was presented with.
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

/// How an alert has ended.
enum AlertEnd: Equatable {
  /// The user has chosen an action, which has run.
  case chosen(ButtonRole?)
  /// It was closed without an answer, by the user or because its binding was set back.
  case dismissed
  /// It could not be shown.
  case failed(String)
}

extension View {
  /// Presents a dialog; every overload comes down to this one or the next.
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

  /// Presents a dialog made from data, while there is some.
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
