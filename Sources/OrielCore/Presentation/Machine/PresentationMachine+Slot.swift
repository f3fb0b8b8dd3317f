extension PresentationMachine {
  /// What is known of a slot that asks for something, or has something presented.
  struct Slot: Hashable {
    /// Where the next presentation will stand.
    var level: Level
    /// What the binding says. It waits, or is live, or else it has been answered.
    var wanted: Request?
    /// Whether `wanted` is in the queue of `level`.
    var isWaiting = false
    var live: Live?

    /// What is presented, is still wanted, and hasn't been told to leave.
    var settled: Live? {
      guard let live, live.request == wanted, live.phase != .dismissing else { return nil }
      return live
    }
  }
}
