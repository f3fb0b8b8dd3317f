import OrielCore

/// A headless alert.
@MainActor package final class HeadlessAlert: PresentedAlert, HeadlessTransition {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// The current request, including changes by the user.
  package private(set) var request: AlertRequest
  /// The parent.
  package let parent: (any PlatformSurface)?
  /// The phase of the transition.
  package private(set) var phase = Phase.arriving
  package private(set) var transition: Int?
  private weak var sink: (any AlertEventSink)?
  private unowned let platform: HeadlessPlatform

  init(
    _ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink, platform: HeadlessPlatform
  ) {
    self.request = request
    self.parent = parent
    self.sink = sink
    self.platform = platform
    transition = platform.nextTransition()
  }

  /// The window above which it is presented, directly or not; nil without a parent.
  package var window: HeadlessWindow? { (parent as? any HeadlessSurface)?.window }

  /// Whether the alert is visible and its buttons can be pressed.
  var isSeen: Bool { phase == .presented || phase == .leaving }

  /// A short description.
  var describedBriefly: String { ScreenAlert(request).describedBriefly }

  package func update(_ request: AlertRequest) {
    guard phase != .gone, request != self.request else { return }
    precondition(Fixed(request) == Fixed(self.request), "the structure of a presented alert can't change")
    self.request = request
    platform.recordChange(.alertUpdated(request.title))
  }

  package func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  /// Completes the pending transition.
  package func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      transition = nil
      platform.record(.presented(request.title))
      sink?.handle(.presented)
    case .leaving: end(.dismissed(request.title), .dismissed)
    case .presented, .gone: break
    }
  }

  /// Presses a button, as the user does.
  package func press(_ button: AlertButton) { end(.pressed(button.label, in: request.title), .pressed(id: button.id)) }

  /// Dismisses the alert without a button, as the user does.
  func dismissByUser() { end(.dismissed(request.title), .dismissed) }

  /// Lets the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(request.title, reason), .failed(reason)) }

  /// Changes the text of a field, as the user does.
  func type(_ text: String, into field: AlertTextField) {
    guard let index = request.textFields.firstIndex(where: { $0.id == field.id }) else { return }
    request.textFields[index].text = text
    sink?.handle(.textChanged(id: field.id, text))
  }

  /// Sets the suppression toggle, as the user does.
  func setSuppression(_ isOn: Bool) {
    request.suppression?.isOn = isOn
    sink?.handle(.suppressionChanged(isOn))
  }

  private func end(_ record: ScreenEvent, _ event: AlertEvent) {
    guard phase != .gone else { return }
    phase = .gone
    transition = nil
    platform.alerts.removeAll { $0 === self }
    platform.record(record)
    let sink = sink
    self.sink = nil
    sink?.handle(event)
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
