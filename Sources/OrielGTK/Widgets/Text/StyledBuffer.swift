import CGtk
import FoundationEssentials
import OrielCore

/// The text of a `GtkTextView` with attributes, which the user edits and the app sets.
///
/// Each change of the buffer is an edit of the same range of the attributed text, and the other way around.
@MainActor final class StyledBuffer {
  private let view: GtkWidgetPointer
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private let signals = SignalConnections()
  private let tags: TextTags
  private var element: StyledTextElement
  private var editing: AttributedEditing
  private var report: ((StyledTextEvent) -> Void)?
  /// Whether the buffer is being changed by this object.
  private var isShowing = false
  private var isReportDue = false
  private var isEdited = false

  init(of view: GtkWidgetPointer, for element: StyledTextElement) {
    self.view = view
    guard let buffer = gtk_text_view_get_buffer(view.as(GtkTextView.self)) else {
      preconditionFailure("a text view has no buffer")
    }
    self.buffer = buffer
    self.element = element
    tags = TextTags(in: buffer, of: view, for: element)
    editing = AttributedEditing(element.text, element.selection, rules: element.rules)
    showing {
      irreversibly { insert(0..<editing.text.scalarCount) }
      place()
    }
  }

  // MARK: What the app sets

  /// Shows another text, selection, font or formatting definition. What the user has done meanwhile is reported first, and
  /// then answered.
  func show(_ new: StyledTextElement) {
    let old = element
    element = new
    editing.rules = new.rules
    if new.font != old.font || new.rules != old.rules { tags.update(for: new) }
    guard !isReportDue else { return }
    let change = editing.show(new.text, new.selection)
    showing {
      if let change { irreversibly { display(change) } }
      if place() { gtk_text_view_scroll_mark_onscreen(view.as(GtkTextView.self), gtk_text_buffer_get_insert(buffer)) }
    }
  }

  /// The colors of the theme have changed.
  func styleDidChange() { tags.update(for: element) }

  // MARK: What the user does

  /// Reports edits and selections: once after all that an event has changed.
  func listen(_ report: @escaping (StyledTextEvent) -> Void) {
    self.report = report
    let object = UnsafeMutableRawPointer(buffer)
    signals.add(
      .connect(object, .bufferTextInserted, after: true) { [weak self] in self?.didInsert(before: $0, $1, length: $2) })
    signals.add(.connect(object, .bufferRangeDeleted) { [weak self] in self?.willDelete(from: $0, to: $1) })
    signals.add(.connect(object, .bufferTagApplied) { [weak self] in self?.willApply($0, from: $1, to: $2) })
    signals.add(.connect(object, .bufferMarkSet) { [weak self] _, _ in self?.reportLater() })
    signals.add(.connect(object, .bufferUndone) { [weak self] in self?.didChooseUndo() })
  }

  /// Stops reporting.
  func dispose() {
    signals.disconnectAll()
    report = nil
  }

  /// Whether all that is selected has a format.
  func has(_ format: TextFormat) -> Bool { editing.has(format, element.editorFont) }

  /// Gives what is selected or typed next a format, or removes it.
  func toggle(_ format: TextFormat) {
    edit { $0.toggle(format, element.editorFont) }
  }

  /// Undoes or redoes an edit, if there is one.
  func step(_ direction: UndoDirection) { edit { $0.step(direction) } }

  private func edit(_ perform: (inout AttributedEditing) -> StyledChange?) {
    guard element.isEnabled else { return }
    reportNow()
    let change = perform(&editing)
    showing {
      if let change { display(change) }
      place()
    }
    report?(change == nil ? .selected(editing.selection) : .edited(editing.text, editing.selection))
  }

  /// GTK's menu undoes with the editor's history, since GTK's has no attributes.
  private func didChooseUndo() {
    g_signal_stop_emission_by_name(buffer, "undo")
    step(.undo)
  }

  // MARK: Signals of the buffer

  private func didInsert(before end: UnsafeMutableRawPointer?, _ text: UnsafeMutableRawPointer?, length: Int32) {
    guard !isShowing, let end, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    let string = String(decoding: bytes, as: UTF8.self)
    let last = Self.offset(end)
    let first = last - string.unicodeScalars.count
    editing.replace(first..<first, with: string)
    showing { restyle(first..<last) }
    // GTK goes on with the iterator, which is valid as long as no characters change.
    isEdited = true
    reportLater()
  }

  private func willDelete(from start: UnsafeMutableRawPointer?, to end: UnsafeMutableRawPointer?) {
    guard !isShowing, let start, let end else { return }
    let (first, last) = (Self.offset(start), Self.offset(end))
    // The selection may have changed in the same event.
    takeSelection()
    editing.replace(min(first, last)..<max(first, last), with: "")
    isEdited = true
    reportLater()
  }

  /// GTK pastes text that was copied from the same editor with its tags.
  private func willApply(
    _ tag: UnsafeMutableRawPointer?, from start: UnsafeMutableRawPointer?, to end: UnsafeMutableRawPointer?
  ) {
    guard !isShowing, let start, let end, let attributes = tags.attributes(of: tag) else { return }
    let range = Self.offset(start)..<Self.offset(end)
    editing.paint(range, attributes)
    showing {
      gtk_text_buffer_remove_all_tags(
        buffer, start.assumingMemoryBound(to: GtkTextIter.self), end.assumingMemoryBound(to: GtkTextIter.self))
    }
  }

  private static func offset(_ iterator: UnsafeMutableRawPointer) -> Int {
    Int(gtk_text_iter_get_offset(iterator.assumingMemoryBound(to: GtkTextIter.self)))
  }

  private func reportLater() {
    guard !isShowing, !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in self?.reportNow() }
  }

  private func reportNow() {
    guard isReportDue else { return }
    isReportDue = false
    let isMoved = takeSelection()
    let wasEdited = isEdited
    isEdited = false
    if wasEdited {
      report?(.edited(editing.text, editing.selection))
    } else if isMoved {
      report?(.selected(editing.selection))
    }
  }

  /// Takes over the selection of the buffer. Returns whether that is another one.
  @discardableResult private func takeSelection() -> Bool {
    editing.select(anchor: offset(of: gtk_text_buffer_get_selection_bound(buffer)), caret: caret)
  }

  private var caret: Int { offset(of: gtk_text_buffer_get_insert(buffer)) }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return Int(gtk_text_iter_get_offset(&place))
  }

  // MARK: Display

  private func showing(_ change: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    change()
  }

  /// What the app writes isn't undone by GTK's menu, which is enabled by the user's edits.
  private func irreversibly(_ change: () -> Void) {
    gtk_text_buffer_begin_irreversible_action(buffer)
    change()
    gtk_text_buffer_end_irreversible_action(buffer)
  }

  private func display(_ change: StyledChange) {
    if change.changesCharacters {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(change.removed.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(change.removed.upperBound))
      gtk_text_buffer_delete(buffer, &start, &end)
      insert(change.inserted)
    } else {
      restyle(change.inserted)
    }
  }

  private func insert(_ range: Range<Int>) {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(range.lowerBound))
    let part = editing.text.string(in: editing.text.range(ofScalars: range))
    gtk_text_buffer_insert(buffer, &place, part.forTextBuffer, -1)
    restyle(range)
  }

  /// Shows the attributes of a range, run by run.
  private func restyle(_ range: Range<Int>) {
    let text = editing.text
    var place = range.lowerBound
    for run in text[text.range(ofScalars: range)].runs {
      let end = place + text.unicodeScalars.distance(from: run.range.lowerBound, to: run.range.upperBound)
      tags.apply(run.attributes, from: place, to: end)
      place = end
    }
  }

  /// Selects what is selected in the text. Returns whether that is another part.
  @discardableResult private func place() -> Bool {
    let anchor = offset(of: gtk_text_buffer_get_selection_bound(buffer))
    guard caret != editing.caret || anchor != editing.anchor else { return false }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(editing.caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(editing.anchor))
    gtk_text_buffer_select_range(buffer, &start, &end)
    return true
  }
}

extension String {
  /// The text with a symbol for each NUL character, which a buffer can't contain. It has as many characters.
  fileprivate var forTextBuffer: String {
    guard forGTK.utf8.count != utf8.count else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.value == 0 ? "\u{2400}" : $0 }))
  }
}
