/// Presents an alert or a confirmation dialog.
struct AlertModifier<Actions: View, Message: View>: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let source: AlertSource<Actions, Message>
  /// Called when the dialog has closed.
  var didEnd: ((AlertEnd) -> Void)?

  /// State that is kept between presentations.
  @MainActor final class Memory {
    /// What was answered, until the binding is read again, if it may request something else.
    var answered: AlertContent?
  }

  static var noun: String { "an alert" }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory { Memory() }

  // A presented dialog keeps its data.
  func wanted(at place: Place) -> PresentationItemID? {
    isPresented.wrappedValue && (source.data() != nil || place.live != nil) ? .unit : nil
  }

  func readSurroundings(of place: Place) { _ = DialogStyle(in: place.context.environment.values) }

  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place)
    -> AlertPresentation<Actions, Message>
  {
    AlertPresentation(token, at: place)
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    guard isPresented.wrappedValue else { return false }
    switch place.live?.effect {
    case .setAgain: return true
    case .wrote(let answered):
      place.memory.answered = answered
      return true
    case nil:
      isPresented.wrappedValue = false
      return false
    }
  }

  // After a flush, the modifier has what the binding requests now.
  func bindingWillBeRead(at place: Place) {
    guard let answered = place.memory.answered else { return }
    place.memory.answered = nil
    guard isPresented.wrappedValue, let data = source.data(), let new = AlertContent(data, at: place) else { return }
    if new.isSameQuestion(as: answered) { isPresented.wrappedValue = false }
  }
}

/// What the action of an alert has done to its binding.
enum AlertEffect {
  /// It has set the binding again.
  case setAgain
  /// It has written state that the binding reads, which may request something else than this now.
  case wrote(AlertContent)
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

extension AlertModifier {
  /// Presents while a flag is true.
  init(
    _ kind: AlertRequest.Kind, title: Text, titleVisibility: Visibility = .automatic, isPresented: Binding<Bool>,
    actions: Actions, message: Message
  ) {
    self.init(
      isPresented: isPresented,
      source: AlertSource(
        kind: kind, title: title, titleVisibility: titleVisibility, actions: actions, message: message))
  }

  /// Presents data, if there is any, while a flag is true.
  init<Data>(
    _ kind: AlertRequest.Kind, title: Text, titleVisibility: Visibility = .automatic, isPresented: Binding<Bool>,
    presenting data: Data?, actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) {
    self.init(
      isPresented: isPresented,
      source: AlertSource(
        kind: kind, title: { _ in title }, titleVisibility: titleVisibility, presenting: data, actions: actions,
        message: message))
  }

  /// Presents the item of a binding, while there is one.
  init<Item>(
    _ kind: AlertRequest.Kind, title: @escaping (Item) -> Text, titleVisibility: Visibility = .automatic,
    item: Binding<Item?>, actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) {
    self.init(
      isPresented: Binding(location: PresenceLocation(item.location)),
      source: AlertSource(
        kind: kind, title: title, titleVisibility: titleVisibility, item: item, actions: actions, message: message))
  }

  /// Presents the item of a binding, while there is one.
  init<Item>(
    _ kind: AlertRequest.Kind, title: Text, titleVisibility: Visibility = .automatic, item: Binding<Item?>,
    actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) {
    self.init(
      kind, title: { _ in title }, titleVisibility: titleVisibility, item: item, actions: actions, message: message)
  }
}

extension View {
  /// Presents a dialog without data. The implementation of the public overloads.
  func dialog<Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    actions: Actions, message: Message
  ) -> some View {
    modifier(
      AlertModifier(
        kind, title: title, titleVisibility: titleVisibility, isPresented: isPresented, actions: actions,
        message: message))
  }

  /// Presents a dialog for data, if there is any. The implementation of the public overloads.
  func dialog<Data, Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility = .automatic,
    presenting data: Data?, actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        kind, title: title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }

  /// Presents a dialog for an item. The implementation of the public overloads.
  func dialog<Item, Actions: View, Message: View>(
    _ kind: AlertRequest.Kind, _ title: Text, item: Binding<Item?>, _ titleVisibility: Visibility = .automatic,
    actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        kind, title: title, titleVisibility: titleVisibility, item: item, actions: actions, message: message))
  }
}
