import OrielCore

/// The user's actions on the alerts of a window, or on alerts without a parent.
@MainActor struct AlertDesk {
  let platform: HeadlessPlatform
  /// The window; nil for all alerts.
  let window: HeadlessWindow?
  let error: (ScreenError.Reason, String) -> ScreenError

  /// The alerts above the window and those without a parent, the frontmost last.
  var standing: [HeadlessAlert] {
    platform.alerts.filter { window == nil || $0.parent == nil || $0.window === window }
  }

  /// The alert that receives keys, if any.
  var front: HeadlessAlert? { standing.last(where: \.isSeen) }

  func requireFront() throws -> HeadlessAlert {
    platform.runTurns()
    guard let front else { throw error(.noAlert, "no alert is presented") }
    return front
  }

  func answer(_ label: String) throws {
    let alert = try requireFront()
    let buttons = alert.request.buttons.filter { $0.label == label }
    guard let button = buttons.first else {
      throw error(.notFound, "can't press \"\(label)\": \(alert.describedBriefly) has no such button")
    }
    guard buttons.count == 1 else {
      throw error(.ambiguous, "can't press \"\(label)\": \(alert.describedBriefly) has \(buttons.count) such buttons")
    }
    try press(button, of: alert)
  }

  func press(_ button: AlertButton, of alert: HeadlessAlert) throws {
    guard button.isEnabled else {
      throw error(.disabled, "can't press \"\(button.label)\" of \(alert.describedBriefly): it is disabled")
    }
    alert.press(button)
    platform.runTurns()
  }

  /// Performs the action of Return.
  func confirm(_ alert: HeadlessAlert) throws {
    guard let index = alert.request.defaultIndex else {
      throw error(.notFound, "\(alert.describedBriefly) has no default button")
    }
    try press(alert.request.buttons[index], of: alert)
  }

  /// Performs the action of Escape and the close button.
  func cancel(_ alert: HeadlessAlert) throws {
    if let index = alert.request.cancelIndex {
      try press(alert.request.buttons[index], of: alert)
    } else {
      alert.dismissByUser()
      platform.runTurns()
    }
  }

  func type(_ text: String, into label: String) throws {
    for character in text {
      let (alert, field) = try field(label)
      alert.type(field.text + String(character), into: field)
      platform.runTurns()
    }
  }

  func replaceText(of label: String, with text: String) throws {
    let (alert, field) = try field(label)
    alert.type(text, into: field)
    platform.runTurns()
  }

  func setSuppression(_ isOn: Bool) throws {
    let alert = try requireFront()
    guard let suppression = alert.request.suppression else {
      throw error(.notFound, "\(alert.describedBriefly) has no toggle that suppresses it")
    }
    guard suppression.isOn != isOn else { return }
    alert.setSuppression(isOn)
    platform.runTurns()
  }

  private func field(_ label: String) throws -> (HeadlessAlert, AlertTextField) {
    let alert = try requireFront()
    guard let field = alert.request.textFields.first(where: { $0.label == label }) else {
      throw error(.notFound, "\(alert.describedBriefly) has no text field \"\(label)\"")
    }
    guard field.isEnabled else {
      throw error(.disabled, "can't type into \"\(label)\" of \(alert.describedBriefly): it is disabled")
    }
    return (alert, field)
  }
}
