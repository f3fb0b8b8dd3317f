extension PresentationMachine {
  /// A queue of presentations: one lane above one parent, or above the window if that is nil.
  struct Level: Hashable {
    var parent: PresentationToken?
    var lane: PresentationLane
  }
}
