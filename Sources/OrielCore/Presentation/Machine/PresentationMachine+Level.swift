extension PresentationMachine {
  /// Where presentations take turns: one lane above one parent, or on the window itself where that is nil.
  struct Level: Hashable {
    var parent: PresentationToken?
    var lane: PresentationLane
  }
}
