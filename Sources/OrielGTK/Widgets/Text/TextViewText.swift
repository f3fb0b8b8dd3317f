import CGtk
import OrielCore

/// The text of a `GtkTextView`, which the user edits and the app sets.
@MainActor final class TextViewText {
  private let view: GtkWidgetPointer
  private let signals = SignalConnections()
  private let edits = TextEdits()
  private var undoKeys: TextUndoKeys?
  private var isWriting = false

  init(of view: GtkWidgetPointer) { self.view = view }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.as(GtkTextView.self)) }

  /// The text without the input method's preedit text.
  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  var isEmpty: Bool { gtk_text_buffer_get_char_count(buffer) == 0 }

  private var state: EditedText {
    EditedText(
      text, anchor: offset(of: gtk_text_buffer_get_selection_bound(buffer)),
      caret: offset(of: gtk_text_buffer_get_insert(buffer)))
  }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// Sets the text, unless it is equal, which would disturb the caret and the input method.
  func setText(_ text: String) {
    let text = text.forGTK
    let current = state
    if text != current.text { show(edits.replace(current, with: text)) }
  }

  /// Displays a text by changing only the part that differs.
  private func show(_ new: EditedText) {
    let part = TextDifference(text, new.text)
    isWriting = true
    // The user doesn't take back what the app writes with GTK's own history, which the menu of the view uses.
    gtk_text_buffer_begin_irreversible_action(buffer)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(part.removed.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(part.removed.upperBound))
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, part.inserted, -1)
    gtk_text_buffer_end_irreversible_action(buffer)
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(new.caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(new.anchor))
    gtk_text_buffer_select_range(buffer, &start, &end)
    isWriting = false
  }

  /// Reports the text when the user has changed it.
  func listen(_ onChange: @escaping (String) -> Void) {
    guard let buffer else { return }
    let object = UnsafeMutableRawPointer(buffer)
    signals.add(
      .connect(object, .bufferEditBegan) { [weak self] in
        if let self { self.edits.caretDidMove(in: self.state) }
      })
    signals.add(
      .connect(object, .bufferChanged) { [weak self] in
        guard let self, !self.isWriting else { return }
        self.edits.userDidEdit(to: self.state, onChange)
      })
    undoKeys = TextUndoKeys(on: view) { [weak self] direction in
      guard let self else { return }
      self.edits.step(direction, from: self.state, show: self.show, onChange)
    }
  }

  /// Stops reporting.
  func dispose() {
    signals.disconnectAll()
    undoKeys?.dispose()
    undoKeys = nil
  }
}
