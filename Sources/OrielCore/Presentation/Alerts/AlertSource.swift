/// What an alert or a confirmation dialog is made from: views, which are made from data.
struct AlertSource<Actions: View, Message: View> {
  let kind: AlertRequest.Kind
  let titleVisibility: Visibility
  /// What it is made from now; nil while there is nothing to present.
  let data: AlertData?
  /// These make it from the data that it was presented with, which may be older. They return nil for data of another type.
  let title: (AlertData) -> Text?
  let actions: (AlertData) -> Actions?
  let message: (AlertData) -> Message?
}

/// What `presenting:` was given: something of any type.
@MainActor class AlertData {
  /// What is there where no data is needed.
  static let noData = AlertData()
}

private final class AlertDatum<Value>: AlertData {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension AlertSource {
  /// Content that needs no data.
  @MainActor init(
    kind: AlertRequest.Kind, title: Text, titleVisibility: Visibility = .automatic, actions: Actions, message: Message
  ) {
    self.init(
      kind: kind, titleVisibility: titleVisibility, data: .noData, title: { _ in title }, actions: { _ in actions },
      message: { _ in message })
  }

  /// Content made from data, while there is some.
  ///
  /// The closures run when it is presented. The one for the actions runs again when anything that it has read changes,
  /// or when the view that presents is made anew: always with the data of that first time.
  @MainActor init<Value>(
    kind: AlertRequest.Kind, title: @escaping (Value) -> Text, titleVisibility: Visibility = .automatic,
    presenting value: Value?, actions: @escaping (Value) -> Actions, message: @escaping (Value) -> Message
  ) {
    func make<Part>(_ part: @escaping (Value) -> Part) -> (AlertData) -> Part? {
      { data in (data as? AlertDatum<Value>).map { part($0.value) } }
    }
    self.init(
      kind: kind, titleVisibility: titleVisibility, data: value.map { AlertDatum($0) }, title: make(title),
      actions: make(actions), message: make(message))
  }
}

/// The actions or the message of a dialog that is presented.
struct AlertPart<Content: View>: View {
  let data: AlertData
  let content: (AlertData) -> Content?

  var body: Content? { content(data) }
}
