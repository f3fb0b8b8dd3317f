import OrielCore

extension Screen {
  /// The frontmost alert or confirmation dialog of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noAlert`` if there is none.
  public var alert: ScreenAlert { get throws { ScreenAlert(try desk.requireFront().request) } }

  /// All alerts on the screen, the frontmost last.
  public var alerts: [ScreenAlert] {
    settleNow()
    return desk.standing.filter(\.isSeen).map { ScreenAlert($0.request) }
  }

  /// Presses a button of the frontmost alert.
  public func answer(_ label: String) throws { try desk.answer(label) }

  /// Closes the frontmost alert with its close button, which is equivalent to Escape.
  public func closeAlert() throws { try desk.cancel(try desk.requireFront()) }

  /// Types at the end of a text field of the frontmost alert. Each character is a change.
  public func type(_ text: String, intoAlertField label: String) throws { try desk.type(text, into: label) }

  /// Replaces the text of a text field of the frontmost alert in one change.
  public func replaceText(ofAlertField label: String, with text: String) throws {
    try desk.replaceText(of: label, with: text)
  }

  /// Sets the suppression toggle of the frontmost alert.
  public func setAlertSuppression(_ isOn: Bool) throws { try desk.setSuppression(isOn) }

  /// Makes the frontmost alert fail, as if the desktop couldn't show it.
  public func failAlert(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let alert = desk.standing.last else { throw error(.noAlert, "no alert is presented") }
    alert.fail(reason)
    settleNow()
  }

  // MARK: Pace

  /// When presentations complete their opening and closing: immediately, which is the default, or controlled by the
  /// test.
  public var pace: PresentationPace {
    get { platform.pace }
    set { platform.pace = newValue }
  }

  /// The titles of the alerts that are opening. With ``PresentationPace/byHand`` they complete in
  /// ``finishTransitions()``.
  public var arrivingAlerts: [String] { titles(.arriving) }

  /// The titles of the alerts that are closing.
  public var leavingAlerts: [String] { titles(.leaving) }

  /// Completes the opening and closing of presentations. Presentations that follow, such as the next alert, are
  /// completed by the next call.
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

  /// The user's actions on the alerts of the window.
  var desk: AlertDesk { AlertDesk(platform: platform, window: window) { self.error($0, $1) } }
}
