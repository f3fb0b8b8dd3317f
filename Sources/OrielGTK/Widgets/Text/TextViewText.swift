import CGtk
import OrielCore

/// The text of a `GtkTextView`, which the user edits and the app sets.
@MainActor final class TextViewText: TextDisplay {
  private let view: GtkWidgetPointer
  private let signals = SignalConnections()
  private lazy var edits = TextEdits(in: self)
  private var undoKeys: TextUndoKeys?
  private var focus: FocusController?
  private var report: (String) -> Void = { _ in }
  private var isShowing = false
  private var isReportDue = false

  init(of view: GtkWidgetPointer) { self.view = view }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.as(GtkTextView.self)) }

  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  var isEmpty: Bool { gtk_text_buffer_get_char_count(buffer) == 0 }

  var state: EditedText {
    let place = place
    return EditedText(text, anchor: place.anchor, caret: place.caret)
  }

  var place: (anchor: Int, caret: Int) {
    (offset(of: gtk_text_buffer_get_selection_bound(buffer)), offset(of: gtk_text_buffer_get_insert(buffer)))
  }

  var hasFocus: Bool { gtk_widget_is_focus(view) != 0 }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// Sets the text and the selection. What the user has typed meanwhile is reported first, and then answered.
  func set(_ text: String, _ selection: RequestedSelection) {
    if !isReportDue { edits.set(text.forGTK, selection) }
  }

  func show(_ new: EditedText) {
    isShowing = true
    defer { isShowing = false }
    let part = TextDifference(text, new.text)
    // The user doesn't take back what the app writes with GTK's own history, which the menu of the view uses.
    gtk_text_buffer_begin_irreversible_action(buffer)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(part.removed.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(part.removed.upperBound))
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, part.inserted, -1)
    gtk_text_buffer_end_irreversible_action(buffer)
    setCaret(new.caret, anchor: new.anchor)
  }

  /// Selects a part of the text, and scrolls to it.
  func select(anchor: Int, caret: Int) {
    setCaret(caret, anchor: anchor)
    gtk_text_view_scroll_mark_onscreen(view.as(GtkTextView.self), gtk_text_buffer_get_insert(buffer))
  }

  private func setCaret(_ caret: Int, anchor: Int) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(anchor))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  func later(_ work: @escaping @MainActor () -> Void) { MainLoop.schedule(work) }

  /// Reports the text when the user has changed it: once after all that an event has deleted and inserted. GTK
  /// deletes a selection and inserts the character that replaces it in two actions. Then it reports the selection.
  func listen(_ onChange: @escaping (String) -> Void, onSelect: @escaping (Range<Int>) -> Void) {
    report = onChange
    guard let buffer else { return }
    let object = UnsafeMutableRawPointer(buffer)
    signals.add(.connect(object, .bufferEditBegan) { [weak self] in self?.edits.caretDidMove() })
    signals.add(.connect(object, .bufferChanged) { [weak self] in self?.didChange() })
    signals.add(.connect(object, .bufferCaretMoved) { [weak self] in self?.caretDidMove(inText: true) })
    // GTK reports a deleted selection before the change of the text.
    signals.add(.connect(object, .bufferSelectionChanged) { [weak self] in self?.caretDidMove(inText: false) })
    edits.reportSelection = onSelect
    focus = FocusController(on: view) { [weak self] _ in self?.edits.focusDidChange() }
    undoKeys = TextUndoKeys(on: view) { [weak self] in self?.step($0) ?? false }
  }

  /// - Parameter inText: whether the text is certainly the same.
  private func caretDidMove(inText: Bool) {
    // The report of the text includes that of the caret.
    guard !isShowing, !isReportDue else { return }
    if inText { edits.caretDidMoveInText() } else { edits.caretDidMove() }
  }

  private func didChange() {
    guard !isShowing, !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in self?.reportNow() }
  }

  private func reportNow() {
    guard isReportDue else { return }
    isReportDue = false
    edits.textDidChange(report)
  }

  /// Whether the app knows what the user has typed.
  var isReported: Bool { !isReportDue }

  /// The selected part of the text, in UTF-8.
  var selection: Range<Int> { state.selection }

  /// Does what a command says, after the update that contains it.
  func perform(_ action: EditorAction.Kind) {
    later { [weak self] in
      guard let self else { return }
      self.edits.perform(action) { self.report($0) }
    }
  }

  /// Undoes or redoes an edit of the user's. Returns false if the keys are those of the window.
  func step(_ direction: UndoDirection) -> Bool {
    // What has been typed in this turn is part of the history.
    reportNow()
    return edits.step(direction, report)
  }

  /// Stops reporting.
  func dispose() {
    signals.disconnectAll()
    isReportDue = false
    report = { _ in }
    edits.dispose()
    undoKeys?.dispose()
    undoKeys = nil
    focus?.dispose()
    focus = nil
  }
}
