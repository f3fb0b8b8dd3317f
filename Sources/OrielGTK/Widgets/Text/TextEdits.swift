import OrielCore

/// A widget that displays a text, which the user edits and the app sets.
@MainActor protocol TextDisplay: AnyObject {
  /// The displayed text with the selection, without the input method's preedit text.
  var state: EditedText { get }
  /// Displays another text by changing only the part that differs.
  func show(_ text: EditedText)
}

/// What the user has done in a field, and how the app has answered it.
///
/// The app answers an edit in the turn that follows it, by its binding or by an action for the change of the value. What
/// it writes at another time answers nothing: the user takes back neither that nor what was before.
@MainActor final class TextEdits {
  private unowned let display: any TextDisplay
  /// The displayed text.
  private var shown = EditedText("")
  /// The text before the edit that the app may still answer.
  private var former: EditedText?
  private var history: TextHistory?
  private var isWriting = false
  /// Whether the user's edit is being reported, in the middle of which GTK allows no other.
  private var isReporting = false
  /// The answer that is displayed after the edit.
  private var answer: String?

  /// - Parameter display: the owner.
  init(in display: any TextDisplay, keepsHistory: Bool = true) {
    self.display = display
    history = keepsHistory ? TextHistory() : nil
  }

  /// The caret or the selection has changed. In a change of the text, GTK reports this first, which is ignored.
  func caretDidMove() {
    guard !isWriting else { return }
    let state = display.state
    if state.text == shown.text { shown = state }
  }

  /// The text has changed. If the user has done that, `report` passes it on.
  func textDidChange(_ report: (String) -> Void) {
    guard !isWriting else { return }
    let state = display.state
    guard state.text != shown.text else { return }
    if former == nil {
      history?.add(from: shown, to: state)
      former = shown
    } else {
      // An input method may edit several times in one turn.
      history?.extend()
    }
    shown = state
    answer = nil
    isReporting = true
    report(state.text)
    isReporting = false
    endAnswerLater()
  }

  /// The app sets the text. An equal one isn't displayed again, which would disturb the caret and the input method.
  func setText(_ text: String) {
    // An animation that the app begins in its answer displays what was written before.
    answer = isReporting ? text : nil
    guard !isReporting else { return }
    let current = display.state
    guard text != current.text else { return }
    if former == nil { history?.clear() } else { history?.answer(with: text) }
    write(current.replaced(by: text, answering: former))
  }

  private func write(_ text: EditedText) {
    shown = text
    isWriting = true
    display.show(text)
    isWriting = false
  }

  /// Undoes or redoes an edit, which the app may answer as well.
  func step(_ direction: UndoDirection, _ report: (String) -> Void) {
    let current = display.state
    let state = direction == .undo ? history?.undo(from: current) : history?.redo(from: current)
    guard let state else { return }
    former = current
    write(state)
    report(state.text)
    endAnswerLater()
  }

  /// Displays no answer any more: the widget is about to be destroyed.
  func dispose() {
    answer = nil
    former = nil
  }

  /// After the turn in which the app updates its views.
  private func endAnswerLater() {
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      if let answer = self.answer { self.setText(answer) }
      self.former = nil
    }
  }
}
