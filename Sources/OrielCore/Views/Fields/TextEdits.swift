/// What the user has done in a field, and how the app has answered it.
///
/// The app answers an edit in the turn that follows it, by its binding or by an action for the change of the value. What
/// it writes at another time answers nothing: the user takes back neither that nor what was before.
@MainActor package final class TextEdits {
  /// What the app sets.
  private struct Content {
    var text: String
    var selection: RequestedSelection
  }

  /// The owner; nil once the field is gone, which the app may remove in its answer to an edit.
  private weak var display: (any TextDisplay)!
  /// The displayed text.
  private var shown = EditedText("")
  /// The text before the edit that the app may still answer.
  private var former: EditedText?
  private var history: TextHistory?
  /// Distinguishes the states of this field from those of others.
  private let number: Int
  private static var lastNumber = 0
  /// Whether the app has replaced the text otherwise than in its answer to an edit. The user undoes that with the undo
  /// manager of the window.
  private var isReplaced = false
  /// Whether the app has set a text.
  private var isSet = false
  private var isWriting = false
  /// Whether the user's edit is being reported, in the middle of which GTK allows no other.
  private var isReporting = false
  /// The answer that is displayed after the edit.
  private var answer: Content?

  /// What the app has last said about the selection.
  private var requested = RequestedSelection.untracked
  /// The selection that the app knows, in UTF-8: the one that it has set, or that was reported last.
  private var known: Range<Int>?
  /// The selection for the next time when the field has the focus, which the app has set without it.
  private var pending: Range<Int>?
  private var isSelectionDue = false
  /// Reports a selection in UTF-8, if the app has asked for it.
  package var reportSelection: (Range<Int>) -> Void = { _ in }

  /// - Parameter display: the owner.
  package init(in display: any TextDisplay, keepsHistory: Bool = true) {
    self.display = display
    history = keepsHistory ? TextHistory() : nil
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  // MARK: The user

  /// The caret or the selection has changed. In a change of the text, GTK reports this first, which is ignored.
  package func caretDidMove() {
    guard !isWriting else { return }
    let state = display.state
    guard state.text == shown.text else { return }
    shown = state
    selectionMayHaveChanged()
  }

  /// The caret or the selection has changed, while the text is certainly the same.
  package func caretDidMoveInText() {
    guard !isWriting else { return }
    (shown.anchor, shown.caret) = display.place
    selectionMayHaveChanged()
  }

  /// The text has changed. If the user has done that, `report` passes it on.
  package func textDidChange(_ report: (String) -> Void) {
    guard !isWriting else { return }
    let state = display.state
    guard state.text != shown.text else { return }
    let before = self.state
    let continues: Bool
    if former == nil {
      history?.add(from: shown, to: state)
      former = shown
      continues = history?.isLastSeparate == false
    } else {
      // An input method may edit several times in one turn.
      history?.extend()
      continues = true
    }
    shown = state
    answer = nil
    tell(step(.edited(continues: continues), from: before), report)
  }

  /// Does what a command says, as the user would: an edit is one step of the history.
  package func perform(_ action: EditorAction.Kind, _ report: (String) -> Void) {
    switch action {
    case .select(let range):
      select(range)
      pending = display.hasFocus ? nil : range
      selectionMayHaveChanged()
    case .replace(let ranges, let part): edit(current.replacing(ranges, with: part), report)
    case .fill(let text): edit(EditedText(text), report)
    }
  }

  private func edit(_ new: EditedText, _ report: (String) -> Void) {
    let current = current
    guard new.text != current.text else { return }
    let before = state
    history?.end()
    history?.add(from: current, to: new)
    former = current
    write(new)
    answer = nil
    tell(step(.edited(continues: false), from: before), report)
  }

  /// Undoes or redoes an edit, which the app may answer as well.
  ///
  /// - Returns: false if the keys are those of the window, because there is no edit and the app has replaced the text.
  package func step(_ direction: UndoDirection, _ report: (String) -> Void) -> Bool {
    let (current, before) = (display.state, state)
    let new = direction == .undo ? history?.undo(from: current) : history?.redo(from: current)
    guard let new else { return !isReplaced }
    former = current
    write(new)
    tell(step(direction == .undo ? .undone : .redone, from: before), report)
    return true
  }

  private var state: TextEditStep.State? { history.map { TextEditStep.State(field: number, number: $0.number) } }

  private func step(_ kind: TextEditStep.Kind, from former: TextEditStep.State?) -> TextEditStep? {
    guard let former, let state else { return nil }
    return TextEditStep(kind, from: former, to: state)
  }

  private func tell(_ step: TextEditStep?, _ report: (String) -> Void) {
    isReporting = true
    if let step { step.report { report(shown.text) } } else { report(shown.text) }
    // After the text, to which its indices belong.
    if requested != .untracked { tellSelection() }
    isReporting = false
    endAnswerLater()
  }

  /// After the turn in which the app updates its views.
  private func endAnswerLater() {
    display?.later { [weak self] in
      guard let self else { return }
      if let answer = self.answer { self.set(answer.text, answer.selection) }
      self.former = nil
    }
  }

  /// The field has received or lost the keyboard focus.
  package func focusDidChange() {
    // GTK selects the whole text of an entry that receives the focus.
    display.later { [weak self] in
      guard let self, self.display?.hasFocus == true else { return }
      if let pending = self.pending { self.select(pending) }
      self.pending = nil
      self.selectionMayHaveChanged()
    }
  }

  private func selectionMayHaveChanged() {
    guard requested != .untracked, !isSelectionDue, display != nil else { return }
    isSelectionDue = true
    display.later { [weak self] in
      guard let self, self.isSelectionDue else { return }
      self.isSelectionDue = false
      // Without the focus, there is no caret that the user could have moved.
      if self.display?.hasFocus == true, self.shown.selection != self.known { self.tellSelection() }
    }
  }

  private func tellSelection() {
    let selection = shown.selection
    known = selection
    reportSelection(selection)
  }

  // MARK: The app

  /// The app sets the text, and then the selection. An equal text isn't displayed again, which would disturb the caret and
  /// the input method.
  package func set(_ text: String, _ selection: RequestedSelection = .untracked) {
    // An animation that the app begins in its answer displays what was written before.
    answer = isReporting ? Content(text: text, selection: selection) : nil
    guard !isReporting else { return }
    if text != shown.text {
      if former == nil {
        history?.clear()
        isReplaced = isSet
      } else {
        history?.answer(with: text)
      }
      write(current.replaced(by: text, answering: former))
      selectionMayHaveChanged()
    }
    isSet = true
    request(selection)
  }

  private func request(_ selection: RequestedSelection) {
    let old = requested
    requested = selection
    switch selection {
    case .untracked: break
    case .absent:
      // Only a selection that the app has known and removed. Others are the user's.
      guard case .range = old else { return }
      let place = EditedText(shown.text, caret: display.place.caret).selection
      known = place
      pending = nil
      select(place)
    case .range(let range):
      guard range != known else { return }
      known = range
      select(range)
      pending = display.hasFocus ? nil : range
    }
  }

  private func select(_ range: Range<Int>) {
    let anchor = shown.text.scalarOffset(ofUTF8: range.lowerBound)
    let caret = range.isEmpty ? anchor : shown.text.scalarOffset(ofUTF8: range.upperBound)
    (shown.anchor, shown.caret) = (anchor, caret)
    isWriting = true
    display.select(anchor: anchor, caret: caret)
    isWriting = false
  }

  private var current: EditedText {
    let place = display.place
    return EditedText(shown.text, anchor: place.anchor, caret: place.caret)
  }

  private func write(_ text: EditedText) {
    shown = text
    isWriting = true
    display.show(text)
    isWriting = false
  }

  /// Displays no answer any more: the widget is about to be destroyed.
  package func dispose() {
    answer = nil
    former = nil
    isSelectionDue = false
    display = nil
    reportSelection = { _ in }
  }
}
