/// The source of an alert or a confirmation dialog: its data, and closures that make its views.
struct AlertSource<Actions: View, Message: View> {
  let kind: AlertRequest.Kind
  let titleVisibility: Visibility
  /// Returns the current data; nil if there is nothing to present.
  let data: @MainActor () -> AlertData?
  /// Closures that make the parts from the data at the time of presentation. They return nil for data of another type.
  let title: (AlertData) -> Text?
  let actions: (AlertData) -> Actions?
  let message: (AlertData) -> Message?
}

/// Type-erased data of a `presenting:` parameter.
@MainActor class AlertData {
  /// A placeholder for dialogs without data.
  static let noData = AlertData()

  /// Whether both are the same data: by their `id`, or because they are equal; nil if that isn't known. Data that
  /// differs and has no `id` may be the same data after an edit.
  func isSame(as other: AlertData) -> Bool? { nil }

  /// Whether the data is the item of a binding: what was written before the action is no answer to it.
  var isItem: Bool { false }
}

private class AlertDatum<Value>: AlertData {
  let value: Value
  init(_ value: Value) { self.value = value }

  /// A closure that makes a part of a dialog from data, of one that makes it from a value.
  static func part<Part>(_ part: @escaping (Value) -> Part) -> (AlertData) -> Part? {
    { data in (data as? AlertDatum<Value>).map { part($0.value) } }
  }

  override func isSame(as other: AlertData) -> Bool? {
    guard let other = other as? AlertDatum<Value> else { return false }
    if let value = value as? any Identifiable { return hasSameID(value, other.value) }
    return Equality<Value>.test.flatMap { $0(value, other.value) ? true : nil }
  }

  private func hasSameID<Item: Identifiable>(_ value: Item, _ other: Value) -> Bool {
    (other as? Item).map { $0.id == value.id } ?? false
  }
}

/// The item of a binding. Unlike data, it isn't edited: one that differs is another one.
private final class AlertItem<Value>: AlertDatum<Value> {
  override func isSame(as other: AlertData) -> Bool? {
    if let isSame = super.isSame(as: other) { return isSame }
    return Equality<Value>.test == nil ? nil : false
  }

  override var isItem: Bool { true }
}

extension AlertSource {
  /// Creates a source without data.
  @MainActor init(
    kind: AlertRequest.Kind, title: Text, titleVisibility: Visibility = .automatic, actions: Actions, message: Message
  ) {
    self.init(
      kind: kind, titleVisibility: titleVisibility, data: { .noData }, title: { _ in title }, actions: { _ in actions },
      message: { _ in message })
  }

  /// Creates a source for optional data.
  ///
  /// The closures are called when the dialog is presented. The closure for the actions is called again when state that
  /// it reads changes, or the presenting view is updated, always with the data at the time of presentation.
  @MainActor init<Value>(
    kind: AlertRequest.Kind, title: @escaping (Value) -> Text, titleVisibility: Visibility = .automatic,
    presenting value: Value?, actions: @escaping (Value) -> Actions, message: @escaping (Value) -> Message
  ) {
    let data = value.map { AlertDatum($0) }
    self.init(
      kind: kind, titleVisibility: titleVisibility, data: { data }, title: AlertDatum.part(title),
      actions: AlertDatum.part(actions), message: AlertDatum.part(message))
  }

  /// Creates a source for the item of a binding, which is read when the dialog is presented.
  @MainActor init<Item>(
    kind: AlertRequest.Kind, title: @escaping (Item) -> Text, titleVisibility: Visibility = .automatic,
    item: Binding<Item?>, actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) {
    self.init(
      kind: kind, titleVisibility: titleVisibility, data: { item.wrappedValue.map { AlertItem($0) } },
      title: AlertDatum.part(title), actions: AlertDatum.part(actions), message: AlertDatum.part(message))
  }
}

/// The actions or the message of a presented dialog.
struct AlertPart<Content: View>: View {
  let data: AlertData
  let content: (AlertData) -> Content?

  var body: Content? { content(data) }
}
