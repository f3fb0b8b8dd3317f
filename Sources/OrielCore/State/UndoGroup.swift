/// Actions that are undone together.
@MainActor struct UndoGroup {
  /// The number of the state that the actions take back. Their counterparts have the same.
  var number = 0
  var actions: [UndoAction] = []
  var name = ""
  /// The states of the text of a field between which the group was registered; nil for other changes.
  var text: (former: TextEditStep.State, state: TextEditStep.State)?
  var isLive: Bool { actions.contains { $0.target != nil } }
}
