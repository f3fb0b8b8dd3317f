import OrielCore

/// The text of a headless field with its caret, which the user moves, and its history.
@MainActor final class HeadlessEditor: TextDisplay {
  private unowned let widget: TestWidget
  private(set) var state = EditedText("")
  private lazy var edits = TextEdits(in: self, keepsHistory: keepsHistory)
  private let keepsHistory: Bool
  /// Whether the whole text is selected because the field has received the focus.
  private var isSelectedByFocus = false

  init(of widget: TestWidget, keepsHistory: Bool = true) {
    self.widget = widget
    self.keepsHistory = keepsHistory
    elementDidChange()
    edits.reportSelection = { [weak widget] in widget?.reportSelection($0) }
  }

  /// The last action of the find bar that was performed.
  private var action: EditorAction?

  /// The app has set the text or the selection, or the find bar has to be obeyed.
  func elementDidChange() {
    edits.set(widget.element.shownText ?? "", widget.element.requestedSelection)
    guard let new = widget.element.editorAction, new != action else { return }
    action = new
    later { [weak self] in self?.edits.perform(new.kind) { self?.widget.reportText($0) } }
  }

  /// As an entry in GTK does, a field of one line selects its text when it receives the focus.
  func focusDidChange(_ isFocused: Bool) {
    if isFocused, !widget.element.breaksLines {
      state.anchor = 0
      state.caret = state.text.unicodeScalars.count
      isSelectedByFocus = true
      edits.caretDidMoveInText()
    }
    edits.focusDidChange()
  }

  func dispose() { edits.dispose() }

  // MARK: What the app sets

  var place: (anchor: Int, caret: Int) { (state.anchor, state.caret) }
  var hasFocus: Bool { widget.hasFocus }

  func show(_ text: EditedText) {
    state = text
    isSelectedByFocus = false
    widget.showText(text.text)
  }

  func select(anchor: Int, caret: Int) {
    (state.anchor, state.caret) = (anchor, caret)
    isSelectedByFocus = false
  }

  func later(_ work: @escaping @MainActor () -> Void) { widget.platform.scheduleTurn(work) }

  // MARK: What the user does

  /// Replaces the whole text.
  func replace(with text: String) { edit(EditedText(text)) }

  /// Types a text in place of the selection.
  func insert(_ added: String) {
    let (text, range) = (state.text, state.selection)
    let new = String(text[..<index(range.lowerBound)]) + added + text[index(range.upperBound)...]
    edit(EditedText(new, caret: new.scalarOffset(ofUTF8: range.lowerBound + added.utf8.count)))
  }

  /// Deletes the selection, or else the character before or behind the caret.
  func delete(forward: Bool) {
    if state.selection.isEmpty { move(forward ? .forward : .backward, extending: true) }
    insert("")
  }

  /// Whether the field has passed on its last keys that undo or redo to the window.
  private(set) var hasPassedUndo = false

  /// Undoes or redoes an edit. Returns false if the keys are those of the window, or the field has no history.
  func step(_ direction: UndoDirection) -> Bool {
    let isHandled = edits.step(direction) { widget.reportText($0) }
    hasPassedUndo = !isHandled
    return isHandled && keepsHistory
  }

  private func edit(_ new: EditedText) {
    state = new
    isSelectedByFocus = false
    edits.textDidChange { widget.reportText($0) }
  }

  /// The selection in UTF-8.
  var selection: Range<Int> {
    get { state.selection }
    set {
      state = EditedText(state.text, selection: newValue)
      isSelectedByFocus = false
      edits.caretDidMoveInText()
    }
  }

  /// Moves the caret behind the text, unless a part of it was selected otherwise than by the focus.
  func beginTyping() { if isSelectedByFocus { move(.toEnd, extending: false) } }

  enum Movement { case backward, forward, toStart, toEnd }

  /// Moves the caret by a character, or to an end of the text.
  ///
  /// - Parameter extending: whether the other end of the selection stays where it is.
  func move(_ movement: Movement, extending: Bool) {
    let text = state.text
    let caret = index(text.utf8Offset(ofScalar: state.caret))
    let selection = state.selection
    let new =
      switch movement {
      case .toStart: text.startIndex
      case .toEnd: text.endIndex
      case .backward where !extending && !selection.isEmpty: index(selection.lowerBound)
      case .forward where !extending && !selection.isEmpty: index(selection.upperBound)
      case .backward: caret > text.startIndex ? text.index(before: caret) : caret
      case .forward: caret < text.endIndex ? text.index(after: caret) : caret
      }
    state.caret = text.scalarOffset(ofUTF8: text.utf8.distance(from: text.startIndex, to: new))
    if !extending { state.anchor = state.caret }
    isSelectedByFocus = false
    edits.caretDidMoveInText()
  }

  private func index(_ offset: Int) -> String.Index { state.text.characterStart(atUTF8: offset) }
}
