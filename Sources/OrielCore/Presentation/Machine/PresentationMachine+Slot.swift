extension PresentationMachine {
  /// The state of a slot with a request or a presentation.
  struct Slot: Hashable {
    /// The level of the current or last request.
    var level: Level
    /// The current request: pending, presented, or answered.
    var wanted: Request?
    /// Whether `wanted` is in the queue of `level`.
    var isWaiting = false
    var live: Live?

    /// The presentation that isn't being dismissed. It is always that of the current request.
    var staying: Live? {
      guard let live, live.phase != .dismissing else { return nil }
      assert(live.request == wanted, "a presentation that is no longer requested must be leaving")
      return live
    }
  }
}
