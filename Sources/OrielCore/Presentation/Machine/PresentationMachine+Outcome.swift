extension PresentationMachine {
  /// The outcome of a presentation.
  package enum Outcome: Hashable, Sendable {
    /// The presentation was dismissed without an action.
    case dismissed
    /// The user activated this action.
    case action(ActionID)
  }
}
