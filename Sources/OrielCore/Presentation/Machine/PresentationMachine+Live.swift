extension PresentationMachine {
  /// A presentation between its `present` and its `onDismiss`.
  struct Live: Hashable {
    /// The phase of a presentation, which only advances.
    enum Phase: Hashable {
      case presenting
      case presented
      case dismissing
    }

    let token: PresentationToken
    let request: Request
    /// The level of the presentation. Its slot may have moved to another one.
    let level: Level
    var phase = Phase.presenting
    var isInteractiveDismissDisabled = false
  }
}
