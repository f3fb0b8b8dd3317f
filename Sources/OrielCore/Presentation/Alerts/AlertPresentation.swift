/// A presented alert: its views, the collected items, and the platform's dialog.
@MainActor final class AlertPresentation<Actions: View, Message: View>: LivePresentation, EventSink {
  let item = PresentationItemID.unit
  private let token: PresentationToken
  private let place: any PresentingPlace<AlertModifier<Actions, Message>>
  /// The data of the views, which doesn't change.
  private let data: AlertData
  private let actions: ItemCollector
  private let message: ItemCollector
  /// What the dialog shows; nil if the platform shows no alerts.
  private var request: AlertRequest?
  private var dialog: (any PresentedAlert)?
  private var end = AlertEnd.dismissed
  /// What the action has done to the binding; nil if it has left it alone.
  private(set) var effect: AlertEffect?

  init(_ token: PresentationToken, at place: any PresentingPlace<AlertModifier<Actions, Message>>) {
    self.token = token
    self.place = place
    data = place.modifier.source.data() ?? .noData
    actions = AlertContent.collector(at: place)
    message = AlertContent.collector(at: place)
  }

  private func makeRequest(on platform: any AlertPlatform) -> AlertRequest {
    let source = place.modifier.source
    let items = AlertItems(actions.items)
    var request = AlertRequest(
      kind: source.kind, title: source.title(data)?.resolved ?? "",
      buttons: AlertButtons.arrange(items.buttons, kind: source.kind, label: platform.standardLabel))
    request.isTitleHidden = source.titleVisibility == .hidden
    let text = message.text
    request.message = text.isEmpty ? nil : text
    request.textFields = items.textFields
    let style = DialogStyle(in: place.context.environment.values)
    request.icon = style.icon
    request.severity = style.severity
    request.suppression = style.suppression
    if request.suppression?.label.isEmpty == true {
      request.suppression?.label = platform.standardLabel(.dontAskAgain)
    }
    return request
  }

  /// Updates the dialog.
  private func push() {
    guard let request, let platform = place.context.host.services.alerts else { return }
    defer { place.coordinator.contentDidChange() }
    let new = request.following(makeRequest(on: platform))
    guard new != request else { return }
    self.request = new
    dialog?.update(new)
  }

  // MARK: LivePresentation

  func show(over surface: (any PlatformSurface)?) {
    guard let platform = place.context.host.services.alerts else {
      return place.graph.afterUpdates { self.handle(.failed("the platform shows no alerts")) }
    }
    let source = place.modifier.source
    actions.mount(AlertPart(data: data, content: source.actions))
    message.mount(AlertPart(data: data, content: source.message))
    let request = makeRequest(on: platform)
    self.request = request
    actions.didChange = { [weak self] in self?.push() }
    dialog = platform.presentAlert(request, over: surface, sink: self)
  }

  // Views in dialogs can't present.
  var surface: (any PlatformSurface)? { nil }
  func coverDidChange(_ isCovered: Bool) {}

  var preventsTermination: Bool {
    if let chosen = place.context.environment.values.dialogPreventsTermination { return chosen }
    guard let request else { return false }
    return request.severity == .critical || !request.textFields.isEmpty || request.buttons.count != 1
      || request.buttons.contains { $0.role == .destructive }
  }

  func update() {
    actions.update(AlertPart(data: data, content: place.modifier.source.actions))
    actions.changed()
  }

  func runAction(_ id: ActionID) {
    guard let request else { return }
    end = .chosen(request.buttons.first { $0.id == id }?.role)
    let watch = FlagWatch(place.modifier.isPresented)
    let asked = data.isItem ? place.modifier.source.data() ?? data : data
    actions.items.first { $0.id == id }?.sink?.handle(ButtonEvent.activated)
    if watch.end() {
      effect = .setAgain
    } else if place.isDirty, !watch.isIndependent {
      effect = .wrote(AlertContent(asked, request))
    }
  }

  func dismiss(animated: Bool) { dialog?.dismiss() }

  func tearDown() {
    actions.didChange = nil
    dialog?.dismiss()
    dialog = nil
    actions.unmount()
    message.unmount()
    // Called after the binding has been reset and the next pending presentation has been admitted.
    if let didEnd = place.modifier.didEnd { place.graph.afterUpdates { [end] in didEnd(end) } }
  }

  // MARK: EventSink

  func handle(_ event: AlertEvent) {
    switch event {
    case .presented: place.coordinator.send(.didPresent(token))
    case .pressed(let id):
      place.graph.endEditing()
      place.coordinator.send(.didClose(token, outcome: .action(id)))
    case .dismissed: place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("an alert couldn't be presented: \(reason)")
      end = .failed(reason)
      place.coordinator.send(.didFail(token))
    case .textChanged(let id, let text):
      if let index = request?.textFields.firstIndex(where: { $0.id == id }) { request?.textFields[index].text = text }
      actions.items.first { $0.id == id }?.sink?.handle(TextFieldEvent.textChanged(text))
      reassert()
    case .suppressionChanged(let isOn):
      request?.suppression?.isOn = isOn
      place.context.environment.values.dialogSuppression?.isSuppressed.wrappedValue = isOn
      reassert()
    }
  }

  /// The dialog shows the values of the bindings, even if they haven't accepted the user's change.
  private func reassert() { place.graph.afterUpdates { [weak self] in self?.push() } }
}
