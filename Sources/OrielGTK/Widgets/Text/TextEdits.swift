import OrielCore

/// What the user has done in a field, and how the app has answered it.
///
/// The app answers an edit in the turn that follows it, by its binding or by an action for the change of the value. What
/// it writes at another time answers nothing: the user takes back neither that nor what was before.
@MainActor final class TextEdits {
  /// The displayed text.
  private var shown = EditedText("")
  /// The text before the edit that the app may still answer.
  private var former: EditedText?
  private var history: TextHistory?

  init(keepsHistory: Bool = true) { history = keepsHistory ? TextHistory() : nil }

  /// The caret or the selection has changed. In a change of the text, GTK reports this first, which is ignored.
  func caretDidMove(in state: EditedText) { if state.text == shown.text { shown = state } }

  /// The user has changed the text, which `report` passes on.
  func userDidEdit(to state: EditedText, _ report: (String) -> Void) {
    if former == nil {
      history?.add(from: shown, to: state)
      former = shown
    } else {
      // Text that replaces a selection is inserted after the selection was deleted.
      history?.extend()
    }
    shown = state
    report(state.text)
    endAnswerLater()
  }

  /// Returns the text to display when the app sets another one.
  func replace(_ current: EditedText, with text: String) -> EditedText {
    if former == nil { history?.clear() } else { history?.answer(with: text) }
    shown = current.replaced(by: text, answering: former)
    return shown
  }

  /// Whether the user can take back edits here.
  var hasHistory: Bool { history != nil }

  /// Undoes or redoes an edit, which the app may answer as well.
  func step(
    _ direction: UndoDirection, from current: EditedText, show: (EditedText) -> Void, _ report: (String) -> Void
  ) {
    let state = direction == .undo ? history?.undo(from: current) : history?.redo(from: current)
    guard let state else { return }
    former = current
    shown = state
    show(state)
    report(state.text)
    endAnswerLater()
  }

  /// After the turn in which the app updates its views.
  private func endAnswerLater() { MainLoop.schedule { [weak self] in self?.former = nil } }
}
