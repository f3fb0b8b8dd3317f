/// Asks the desktop to keep its session, or not to.
///
/// Each question is a call to another process, for which the app waits. So that a user who saves and goes on typing, or an
/// alert that comes and goes, doesn't cause many of them, they wait until the app is idle, and the end of a hold is late.
@MainActor final class SessionHold {
  /// Holds the session for a reason, and returns a number, which is 0 if that is impossible.
  private let hold: (String) -> UInt32
  /// Ends the hold with a number.
  private let release: (UInt32) -> Void
  private let lateness: Int

  private var wanted: String?
  private var held: (reason: String, number: UInt32)?
  private var isScheduled = false
  /// Increases with each request, so that the end of a hold that is wanted again does nothing.
  private var turn = 0

  // In milliseconds.
  init(lateness: Int = 1000, hold: @escaping (String) -> UInt32, release: @escaping (UInt32) -> Void) {
    self.lateness = lateness
    self.hold = hold
    self.release = release
  }

  /// Holds the session for a reason, or no longer.
  func request(_ reason: String?) {
    wanted = reason
    turn += 1
    if reason == nil {
      guard held != nil else { return }
      let turn = turn
      MainLoop.post(after: lateness) { [weak self] in
        if let self, self.turn == turn { self.end() }
      }
    } else if !isScheduled {
      isScheduled = true
      MainLoop.scheduleWhenIdle { [weak self] in
        self?.isScheduled = false
        self?.apply()
      }
    }
  }

  private func apply() {
    guard let wanted, wanted != held?.reason else { return }
    let old = held
    held = (wanted, hold(wanted))
    if let old, old.number != 0 { release(old.number) }
  }

  /// Ends the hold at once.
  func end() {
    wanted = nil
    guard let held else { return }
    self.held = nil
    if held.number != 0 { release(held.number) }
  }
}
