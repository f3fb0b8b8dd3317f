/// What an alert asks, to tell whether its binding requests the same after an action has written it.
@MainActor struct AlertContent {
  private let data: AlertData
  private let title: String
  private let message: String?
  private let buttons: [String]

  /// The content of a presented alert.
  init(_ data: AlertData, _ request: AlertRequest) {
    self.data = data
    title = request.title
    message = request.message
    buttons = request.buttons.filter { $0.id != .standard }.map(\.label).sorted()
  }

  /// The content that an alert would have now; nil if the data can't be presented.
  init?<Actions: View, Message: View>(
    _ data: AlertData, at place: any PresentingPlace<AlertModifier<Actions, Message>>
  ) {
    let source = place.modifier.source
    guard let title = source.title(data) else { return nil }
    let actions = Self.collector(at: place)
    let message = Self.collector(at: place)
    actions.mount(AlertPart(data: data, content: source.actions))
    message.mount(AlertPart(data: data, content: source.message))
    self.data = data
    self.title = title.resolved
    self.message = message.text.isEmpty ? nil : message.text
    buttons = AlertItems(actions.items).buttons.map(\.label).sorted()
    actions.unmount()
    message.unmount()
  }

  /// Whether both ask the same: about the same data, if they can be compared, and otherwise in the same words.
  func isSameQuestion(as other: AlertContent) -> Bool {
    data.isSame(as: other.data) ?? ((title, message) == (other.title, other.message) && buttons == other.buttons)
  }

  /// A collector of the views of an alert. They are enabled even if the presenting view is disabled.
  static func collector<Modifier: PresentingModifier>(at place: any PresentingPlace<Modifier>) -> ItemCollector {
    var values = EnvironmentValues()
    values.isEnabled = true
    return ItemCollector(
      graph: place.graph, environment: EnvironmentScope(parent: place.context.environment, values: values))
  }
}
