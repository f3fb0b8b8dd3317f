extension PresentationMachine {
  /// How a presentation came to its end.
  package enum Outcome: Hashable, Sendable {
    /// It was closed without an answer.
    case dismissed
    /// The user chose this action.
    case action(ActionID)
  }
}
