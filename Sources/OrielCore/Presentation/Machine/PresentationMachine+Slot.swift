extension PresentationMachine {
  /// What is known of a slot that asks for something, or has something presented.
  struct Slot: Hashable {
    /// Where the present request belongs, or where the last one did.
    var level: Level
    /// What the binding says. It waits, or is live, or else it has been answered.
    var wanted: Request?
    /// Whether `wanted` is in the queue of `level`.
    var isWaiting = false
    var live: Live?

    /// What is presented and hasn't been told to leave. It is what is wanted, since anything else is told at once.
    var staying: Live? {
      guard let live, live.phase != .dismissing else { return nil }
      assert(live.request == wanted, "what is no longer wanted must have been told to leave")
      return live
    }
  }
}
