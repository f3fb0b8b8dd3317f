/// An edit of the user's in a field, while the app is told of it: a step in the history of the field.
///
/// What the app registers with an `UndoManager` meanwhile belongs to that step, so that both histories agree: what the field
/// takes back by itself is taken back there as well, instead of being another change.
@MainActor package final class TextEditStep {
  package enum Kind {
    /// The user has edited the text.
    ///
    /// - Parameter continues: whether the edit is undone together with the one before.
    case edited(continues: Bool)
    /// The field has taken back an edit.
    case undone
    /// The field has made an edit again.
    case redone
  }

  /// A state of the text of a field.
  package struct State: Equatable, Sendable {
    let field: Int
    let number: Int
  }

  let kind: Kind
  /// The state before the step.
  let former: State
  /// The state after it.
  let state: State

  package init(_ kind: Kind, from former: State, to state: State) {
    self.kind = kind
    self.former = former
    self.state = state
  }

  /// The step of which the app is being told.
  private(set) static var current: TextEditStep?

  /// Tells the app of the step.
  package func report(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }
}
