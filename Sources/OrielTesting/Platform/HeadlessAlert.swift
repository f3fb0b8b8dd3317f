import OrielCore

/// An alert that exists as values only.
@MainActor package final class HeadlessAlert: HeadlessDialog<AlertEvent>, PresentedAlert {
  /// What it shows: what it was told last, or what the person has made of it since.
  package private(set) var request: AlertRequest

  init(
    _ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink, platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// The alert in a few words.
  var describedBriefly: String { ScreenAlert(request).describedBriefly }

  package func update(_ request: AlertRequest) {
    guard phase != .gone, request != self.request else { return }
    precondition(Fixed(request) == Fixed(self.request), "an alert on the screen can't change its shape")
    self.request = request
    platform.recordChange(.alertUpdated(request.title))
  }

  override func didArrive() {
    platform.record(.presented(request.title))
    report(.presented)
  }

  override func didLeave() { end(.dismissed(request.title), .dismissed) }

  /// Presses a button, as a person would.
  package func press(_ button: AlertButton) { end(.pressed(button.label, in: request.title), .pressed(id: button.id)) }

  /// Dismisses it without a button, as a person would.
  func dismissByPerson() { end(.dismissed(request.title), .dismissed) }

  /// Has it fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(request.title, reason), .failed(reason)) }

  /// Changes the text of a field, as a person would.
  func type(_ text: String, into field: AlertTextField) {
    guard let index = request.textFields.firstIndex(where: { $0.id == field.id }) else { return }
    request.textFields[index].text = text
    report(.textChanged(id: field.id, text))
  }

  /// Sets the suppression toggle, as a person would.
  func setSuppression(_ isOn: Bool) {
    request.suppression?.isOn = isOn
    report(.suppressionChanged(isOn))
  }
}

/// What must not change while an alert is on the screen.
private struct Fixed: Equatable {
  let title: String
  let message: String?
  let buttons: [ActionID]
  let labels: [String]
  let fields: [ActionID]

  init(_ request: AlertRequest) {
    title = request.title
    message = request.message
    buttons = request.buttons.map(\.id)
    labels = request.buttons.map(\.label)
    fields = request.textFields.map(\.id)
  }
}
