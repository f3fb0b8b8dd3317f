/// An alert that is live: its views, what they come to, and the platform's dialog.
@MainActor final class AlertPresentation<Actions: View, Message: View>: LivePresentation, AlertEventSink {
  private let token: PresentationToken
  private let slot: AlertSlot<Actions, Message>
  private var content: AlertContent<Actions, Message>
  /// What the content is made from, to the end.
  private let data: AlertData
  private let actions: CollectedContent
  private let message: CollectedContent
  private var request: AlertRequest
  private var dialog: (any PresentedAlert)?
  /// Whether an update is due after the flush.
  private var isStale = false

  init(_ token: PresentationToken, of slot: AlertSlot<Actions, Message>, over surface: (any PlatformSurface)?) {
    self.token = token
    self.slot = slot
    content = slot.content
    data = slot.content.data ?? .noData
    // A disabled view may have an alert, and that has to be answered.
    var values = EnvironmentValues()
    values.isEnabled = true
    let environment = EnvironmentScope(parent: slot.environment, values: values)
    actions = CollectedContent(graph: slot.graph, environment: environment)
    message = CollectedContent(graph: slot.graph, environment: environment)
    request = AlertRequest(kind: .alert, title: "", buttons: [])
    actions.mount(AlertPart(data: data, content: content.actions))
    message.mount(AlertPart(data: data, content: content.message))
    request = makeRequest()
    actions.didChange = { [weak self] in self?.contentDidChange() }
    dialog = slot.platform.presentAlert(request, over: surface, sink: self)
  }

  private func makeRequest() -> AlertRequest {
    var request = AlertRequest(
      kind: content.kind, title: content.title(data)?.resolved ?? "",
      buttons: AlertButtons.arrange(actions.buttons, kind: content.kind, label: slot.platform.standardLabel))
    request.isTitleHidden = content.titleVisibility == .hidden
    let text = message.text
    request.message = text.isEmpty ? nil : text
    request.textFields = actions.textFields
    let style = DialogStyle(in: slot.environment.values)
    request.icon = style.icon
    request.severity = style.severity
    request.suppression = style.suppression
    if request.suppression?.label.isEmpty == true {
      request.suppression?.label = slot.platform.standardLabel(.dontAskAgain)
    }
    return request
  }

  private func contentDidChange() {
    guard !isStale else { return }
    isStale = true
    slot.graph.afterUpdates { [weak self] in
      guard let self, self.isStale else { return }
      self.isStale = false
      self.push()
    }
  }

  /// Hands the dialog what has changed.
  private func push() {
    let new = request.following(makeRequest())
    guard new != request else { return }
    request = new
    dialog?.update(new)
  }

  // MARK: LivePresentation

  // Dialogs hold no views that could present.
  var surface: (any PlatformSurface)? { nil }
  func coverDidChange(_ isCovered: Bool) {}

  func update() {
    content = slot.content
    actions.update(AlertPart(data: data, content: content.actions))
    push()
  }

  func runAction(_ index: Int) {
    let role = request.buttons.first { $0.id == index }?.role
    actions.activate(index)
    if role != .cancel { slot.didConfirm?() }
  }

  func dismiss(animated: Bool) { dialog?.dismiss() }

  func tearDown() {
    slot.didEnd()
    actions.didChange = nil
    dialog?.dismiss()
    dialog = nil
    actions.unmount()
    message.unmount()
  }

  // MARK: AlertEventSink

  func handle(_ event: AlertEvent) {
    switch event {
    case .presented: slot.send(.didPresent(token))
    case .pressed(let id): slot.send(.didClose(token, outcome: .action(id)))
    case .dismissed: slot.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("an alert could not be shown: \(reason)")
      slot.send(.didFail(token))
    case .textChanged(let id, let text): actions.setText(text, of: id)
    case .suppressionChanged(let isOn):
      slot.environment.values.dialogSuppression?.isSuppressed.wrappedValue = isOn
    }
  }
}
