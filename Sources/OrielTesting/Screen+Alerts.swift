import OrielCore

extension Screen {
  /// The alert, or confirmation dialog, in front of the window.
  public var alert: ScreenAlert { get throws { ScreenAlert(try frontAlert.request) } }

  /// All alerts that are presented, the one in front last.
  public var alerts: [ScreenAlert] {
    settleNow()
    return platform.alerts.filter { $0.phase == .presented }.map { ScreenAlert($0.request) }
  }

  /// Presses a button of the alert in front.
  public func answer(_ label: String) throws {
    let alert = try frontAlert
    let buttons = alert.request.buttons.filter { $0.label == label }
    guard let button = buttons.first else {
      throw error(.notFound, "can't press \"\(label)\": \(alert.describedBriefly) has no such button")
    }
    guard buttons.count == 1 else {
      throw error(.ambiguous, "can't press \"\(label)\": the alert has \(buttons.count) such buttons")
    }
    try press(button, of: alert)
  }

  /// Closes the alert in front with its close button: the same as Escape.
  public func closeAlert() throws { try cancel(try frontAlert) }

  /// Types at the end of a text field of the alert in front: one change for each character.
  public func type(_ text: String, intoAlertField label: String) throws {
    for character in text {
      let (alert, field) = try alertField(label)
      alert.type(field.text + String(character), into: field)
      settleNow()
    }
  }

  /// Replaces the text of a text field of the alert in front: one change.
  public func replaceText(ofAlertField label: String, with text: String) throws {
    let (alert, field) = try alertField(label)
    alert.type(text, into: field)
    settleNow()
  }

  /// Checks or unchecks the toggle of the alert in front that keeps it from coming again.
  public func setAlertSuppression(_ isOn: Bool) throws {
    let alert = try frontAlert
    guard let suppression = alert.request.suppression else {
      throw error(.notFound, "\(alert.describedBriefly) has no toggle that suppresses it")
    }
    guard suppression.isOn != isOn else { return }
    alert.setSuppression(isOn)
    settleNow()
  }

  /// Has the alert in front fail, as if the desktop couldn't show it.
  public func failAlert(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let alert = platform.alerts.last else { throw error(.noAlert, "no alert is presented") }
    alert.fail(reason)
    settleNow()
  }

  // MARK: Pace

  /// Who decides when an alert has come to the screen, or has left it. At first the screen does, as soon as it settles.
  public var pace: PresentationPace {
    get { platform.pace }
    set { platform.pace = newValue }
  }

  /// Titles of the alerts that are on their way to the screen. With ``PresentationPace/byHand`` they stay so until
  /// ``finishTransitions()``.
  public var arrivingAlerts: [String] { titles(.arriving) }

  /// Titles of the alerts that are on their way from the screen.
  public var leavingAlerts: [String] { titles(.leaving) }

  /// Lets all alerts arrive that are on their way to the screen, and all leave that are on their way from it. What
  /// follows from that, such as the next alert, waits for the next call.
  public func finishTransitions() {
    settleNow()
    for alert in platform.alerts where alert.isInTransition { alert.finishTransition() }
    settleNow()
  }

  private func titles(_ phase: HeadlessAlert.Phase) -> [String] {
    settleNow()
    return platform.alerts.filter { $0.phase == phase }.map(\.request.title)
  }

  // MARK: In front

  private var frontAlert: HeadlessAlert {
    get throws {
      settleNow()
      guard let alert = platform.alerts.last(where: { $0.phase == .presented }) else {
        throw error(.noAlert, "no alert is presented")
      }
      return alert
    }
  }

  /// The alert that keys go to, if there is one.
  var alertWithKeys: HeadlessAlert? { platform.alerts.last { $0.phase == .presented } }

  func press(_ button: AlertButton, of alert: HeadlessAlert) throws {
    guard button.isEnabled else {
      throw error(.disabled, "can't press \"\(button.label)\" of \(alert.describedBriefly): disabled")
    }
    alert.press(button)
    settleNow()
  }

  /// What Escape and the close button do.
  func cancel(_ alert: HeadlessAlert) throws {
    if let index = alert.request.cancelIndex {
      try press(alert.request.buttons[index], of: alert)
    } else {
      alert.dismissByPerson()
      settleNow()
    }
  }

  private func alertField(_ label: String) throws -> (HeadlessAlert, AlertTextField) {
    let alert = try frontAlert
    guard let field = alert.request.textFields.first(where: { $0.label == label }) else {
      throw error(.notFound, "\(alert.describedBriefly) has no text field \"\(label)\"")
    }
    guard field.isEnabled else { throw error(.disabled, "can't type into \"\(label)\": it is disabled") }
    return (alert, field)
  }
}
