extension UndoManager {
  /// Whether what is registered now belongs to a step of the field that the user edits. A group that the app has begun is
  /// its own.
  func joins(_ step: TextEditStep) -> Bool {
    endEventGroupNow()
    return phase == .none && groupingLevel == 0
  }

  /// Registers an action as a part of a step of a field: what the user types in one go is undone at once, and what the
  /// field takes back by itself becomes what can be redone.
  func register(_ action: UndoAction, of step: TextEditStep) {
    let isFirst = textStep !== step
    textStep = step
    switch step.kind {
    case .edited(let continues): add(action, of: step, continues: continues || !isFirst)
    case .undone:
      if isFirst { didUndo(step, action) } else { append(action, to: \.redoGroups) }
    case .redone:
      if isFirst { didRedo(step, action) } else { append(action, to: \.undoGroups) }
    }
    limit()
    notify()
  }

  private func add(_ action: UndoAction, of step: TextEditStep, continues: Bool) {
    redoGroups = []
    guard continues, let last = undoGroups.last, let text = last.text, [step.former, step.state].contains(text.state)
    else {
      undoGroups.append(UndoGroup(number: makeNumber(), actions: [action], text: (step.former, step.state)))
      return
    }
    append(action, to: \.undoGroups)
    undoGroups[undoGroups.count - 1].number = makeNumber()
    undoGroups[undoGroups.count - 1].text = (text.former, step.state)
  }

  /// The field has taken back what the last groups do.
  private func didUndo(_ step: TextEditStep, _ action: UndoAction) {
    let first = undoGroups.lastIndex { $0.text?.former == step.state }
    guard let first, undoGroups[first...].allSatisfy({ $0.text?.state.field == step.state.field }),
      let last = undoGroups.last
    else { return add(action, of: step, continues: false) }
    undoGroups.removeSubrange(first...)
    redoGroups.append(
      UndoGroup(number: last.number, actions: [action], name: last.name, text: (step.state, step.former)))
  }

  /// The field has made an edit again that it had taken back.
  private func didRedo(_ step: TextEditStep, _ action: UndoAction) {
    guard let last = redoGroups.last, let text = last.text, text.former == step.former, text.state == step.state else {
      return add(action, of: step, continues: false)
    }
    redoGroups.removeLast()
    undoGroups.append(UndoGroup(number: last.number, actions: [action], name: last.name, text: text))
  }

  private func append(_ action: UndoAction, to groups: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>) {
    guard let last = self[keyPath: groups].indices.last else { return }
    // The action that is already there restores an earlier value.
    if action.restoresAll, self[keyPath: groups][last].actions.last.map({ $0.isLike(action) }) == true { return }
    self[keyPath: groups][last].actions.append(action)
  }
}
