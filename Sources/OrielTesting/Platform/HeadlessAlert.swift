import OrielCore

/// A headless alert.
@MainActor package final class HeadlessAlert: HeadlessDialog<AlertEvent>, PresentedAlert {
  /// The current request, including changes by the user.
  package private(set) var request: AlertRequest

  init(
    _ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink, platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// A short description.
  var describedBriefly: String { ScreenAlert(request).describedBriefly }

  package func update(_ request: AlertRequest) {
    guard phase != .gone, request != self.request else { return }
    precondition(Fixed(request) == Fixed(self.request), "the structure of a presented alert can't change")
    self.request = request
    platform.recordChange(.alertUpdated(request.title))
  }

  override func didArrive() {
    platform.record(.presented(request.title))
    report(.presented)
  }

  override func didLeave() { end(.dismissed(request.title), .dismissed) }

  /// Presses a button, as the user does.
  package func press(_ button: AlertButton) { end(.pressed(button.label, in: request.title), .pressed(id: button.id)) }

  /// Dismisses the alert without a button, as the user does.
  func dismissByUser() { end(.dismissed(request.title), .dismissed) }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(request.title, reason), .failed(reason)) }

  /// Changes the text of a field, as the user does.
  func type(_ text: String, into field: AlertTextField) {
    guard let index = request.textFields.firstIndex(where: { $0.id == field.id }) else { return }
    request.textFields[index].text = text
    report(.textChanged(id: field.id, text))
  }

  /// Sets the suppression toggle, as the user does.
  func setSuppression(_ isOn: Bool) {
    request.suppression?.isOn = isOn
    report(.suppressionChanged(isOn))
  }
}

/// The properties of an alert that can't change while it is presented.
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
