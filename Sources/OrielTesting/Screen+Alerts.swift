import OrielCore

extension Screen {
  /// The alert, or confirmation dialog, in front of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noAlert`` where there is none.
  public var alert: ScreenAlert { get throws { ScreenAlert(try desk.requireFront().request) } }

  /// All alerts on the screen, the one in front last.
  public var alerts: [ScreenAlert] {
    settleNow()
    return desk.standing.filter(\.isSeen).map { ScreenAlert($0.request) }
  }

  /// Presses a button of the alert in front.
  public func answer(_ label: String) throws { try desk.answer(label) }

  /// Closes the alert in front with its close button: the same as Escape.
  public func closeAlert() throws { try desk.cancel(try desk.requireFront()) }

  /// Types at the end of a text field of the alert in front: one change for each character.
  public func type(_ text: String, intoAlertField label: String) throws { try desk.type(text, into: label) }

  /// Replaces the text of a text field of the alert in front: one change.
  public func replaceText(ofAlertField label: String, with text: String) throws {
    try desk.replaceText(of: label, with: text)
  }

  /// Checks or unchecks the toggle of the alert in front that keeps it from coming again.
  public func setAlertSuppression(_ isOn: Bool) throws { try desk.setSuppression(isOn) }

  /// Has the alert in front fail, as if the desktop couldn't show it.
  public func failAlert(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let alert = desk.standing.last else { throw error(.noAlert, "no alert is presented") }
    alert.fail(reason)
    settleNow()
  }

  // MARK: Pace

  /// Who decides when an alert, a file dialog, or something presented, has come to the screen or has left it. At first
  /// the screen does, as soon as it settles.
  public var pace: PresentationPace {
    get { platform.pace }
    set { platform.pace = newValue }
  }

  /// Titles of the alerts that are on their way to the screen. With ``PresentationPace/byHand`` they stay so until
  /// ``finishTransitions()``.
  public var arrivingAlerts: [String] { titles(.arriving) }

  /// Titles of the alerts that are on their way from the screen.
  public var leavingAlerts: [String] { titles(.leaving) }

  /// Lets everything arrive that is on its way to the screen, and leave that is on its way from it. What follows from
  /// that, such as the next alert, waits for the next call.
  public func finishTransitions() {
    settleNow()
    for moving in platform.transitions where moving.window == nil || moving.window === window {
      moving.finishTransition()
    }
    settleNow()
  }

  private func titles(_ phase: HeadlessAlert.Phase) -> [String] {
    settleNow()
    return desk.standing.filter { $0.phase == phase }.map(\.request.title)
  }

  /// What the user can do with the alerts in front of the window.
  var desk: AlertDesk { AlertDesk(platform: platform, window: window) { self.error($0, $1) } }
}
