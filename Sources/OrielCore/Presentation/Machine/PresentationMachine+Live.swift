extension PresentationMachine {
  /// A presentation between its `present` and its `onDismiss`.
  struct Live: Hashable {
    /// How far a presentation has come. It only ever moves forward.
    enum Phase: Hashable {
      case presenting
      case presented
      case dismissing
    }

    let token: PresentationToken
    let request: Request
    /// Where it stands. Its slot may belong to another level by now.
    let level: Level
    var phase = Phase.presenting
    var isInteractiveDismissDisabled = false
  }
}
