import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Selections of GTK's text widgets, and their bindings.
@MainActor final class TextSelectionTests: GtkTestCase {
  private final class Model {
    var text: String
    var selection: TextSelection?
    var writes = 0

    init(_ text: String) { self.text = text }

    /// The selected part in UTF-8.
    var range: Range<Int>? { selection?.range(in: text) }

    func select(_ range: Range<Int>) {
      selection = TextSelection(range, in: text, .automatic)
    }
  }

  private enum Kind: CaseIterable { case field, growing, editor }

  @ViewBuilder private func view(_ kind: Kind, _ model: Model) -> some View {
    let text = Binding(get: { model.text }, set: { model.text = $0 })
    let selection = Binding {
      model.selection
    } set: {
      model.selection = $0
      model.writes += 1
    }
    VStack {
      switch kind {
      case .field: TextField("Text", text: text, selection: selection)
      case .growing: TextField("Text", text: text, selection: selection, axis: .vertical)
      case .editor: OrielCore.TextEditor(text: text, selection: selection).frame(height: 80)
      }
      Button("Other") {}
    }
  }

  private func anchor(_ field: EditableWidget) -> Int {
    let isView = field.widget.raw.isInstance(of: gtk_text_view_get_type())
    guard isView else {
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(field.widget.opaque, &start, &end)
      return Int(field.caret == Int(start) ? end : start)
    }
    let buffer = gtk_text_view_get_buffer(field.widget.as(GtkTextView.self))
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_selection_bound(buffer))
    return Int(gtk_text_iter_get_offset(&place))
  }

  func testWhatTheUserSelectsIsWritten() async throws {
    for kind in Kind.allCases {
      let model = Model("aä🇩🇪 bc")
      let window = TestWindow(self, view(kind, model))
      window.show()
      let field = try EditableWidget.first(in: window.content)
      field.focus()
      drain()
      field.select(1, 4)
      drain()
      XCTAssertEqual(model.range, 1..<11, "\(kind)")
      let writes = model.writes
      drain()
      XCTAssertEqual(model.writes, writes, "one selection is written once")
      field.select(3, 3)
      drain()
      XCTAssertEqual(model.range, 3..<3, "a place in a character is its beginning")
      window.close()
    }
  }

  func testWhatTheAppSelectsIsSelected() async throws {
    for kind in Kind.allCases {
      let model = Model("aä🇩🇪 bc")
      let window = TestWindow(self, view(kind, model))
      window.show()
      let field = try EditableWidget.first(in: window.content)
      field.focus()
      drain()
      model.select(3..<12)
      window.update(view(kind, model))
      drain()
      XCTAssertEqual([anchor(field), field.caret], [2, 5], "\(kind)")
      XCTAssertEqual(model.range, 3..<12)
      window.close()
    }
  }

  func testASelectionWithoutTheFocusWaitsForIt() async throws {
    for kind in Kind.allCases {
      let model = Model("one two")
      let window = TestWindow(self, view(kind, model))
      window.show()
      let field = try EditableWidget.first(in: window.content)
      gtk_root_set_focus(gtk_widget_get_root(field.widget), nil)
      drain()
      model.select(4..<7)
      window.update(view(kind, model))
      drain()
      XCTAssertEqual(gtk_widget_is_focus(field.widget), 0)
      field.focus()
      drain()
      XCTAssertEqual([anchor(field), field.caret], [4, 7], "\(kind)")
      XCTAssertEqual(model.range, 4..<7)
      window.close()
    }
  }

  func testUndoSelectsADeletedSelectionAgain() async throws {
    for kind in [Kind.growing, .editor] {
      let model = Model("abcd")
      let window = TestWindow(self, view(kind, model))
      window.show()
      let field = try EditableWidget.first(in: window.content)
      let widget = try XCTUnwrap(SurfaceWidget.leaf(of: field.widget)?.gtk)
      field.focus()
      field.select(1, 3)
      drain()
      let writes = model.writes
      gtk_text_buffer_delete_selection(gtk_text_view_get_buffer(field.widget.as(GtkTextView.self)), 1, 1)
      drain()
      XCTAssertEqual(model.text, "ad", "\(kind)")
      XCTAssertEqual(model.range, 1..<1)
      XCTAssertEqual(model.writes, writes + 1, "only the selection in the new text is written")
      // The display tells with an event that the primary selection is gone. After the next one has been made, GTK would take
      // it for that one's, and unselect the text.
      gdk_display_sync(gtk_widget_get_display(field.widget))
      drain()
      XCTAssertTrue(widget.perform(.undo))
      drain()
      XCTAssertEqual(model.text, "abcd")
      XCTAssertEqual([anchor(field), field.caret], [1, 3])
      window.close()
    }
  }

  func testTypingWritesTheTextAndThenTheCaret() async throws {
    let model = Model("ab")
    let window = TestWindow(self, view(.editor, model))
    window.show()
    let field = try EditableWidget.first(in: window.content)
    field.focus()
    drain()
    field.place(caret: 1)
    let buffer = gtk_text_view_get_buffer(field.widget.as(GtkTextView.self))
    gtk_text_buffer_insert_at_cursor(buffer, "é", -1)
    drain()
    XCTAssertEqual(model.text, "aéb")
    XCTAssertEqual(model.range, 3..<3)
    window.close()
  }

  func testTheFindBarHighlightsAllMatchesAndSelectsOne() async throws {
    let model = Model("one two one\ntwo one")
    func page(_ isFinding: Bool) -> some View {
      OrielCore.TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })).frame(height: 80)
        .findNavigator(isPresented: .constant(isFinding))
    }
    let window = TestWindow(self, page(true))
    window.show()
    drain()
    let fields = EditableWidget.all(in: window.content)
    let query = try XCTUnwrap(fields.first)
    let editor = try XCTUnwrap(fields.last)
    gtk_editable_set_text(query.widget.opaque, "ONE")
    drain()
    XCTAssertEqual([anchor(editor), editor.caret], [0, 3])
    let buffer = gtk_text_view_get_buffer(editor.widget.as(GtkTextView.self))
    func isTagged(_ offset: Int32) -> Bool {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
      let tags = gtk_text_iter_get_tags(&place)
      defer { g_slist_free(tags) }
      return tags != nil
    }
    XCTAssertEqual([0, 2, 3, 8, 11, 16, 18].map { isTagged($0) }, [true, true, false, true, false, true, true])
    editor.place(caret: 3)
    editor.insert("s ones")
    drain()
    window.update(page(true))
    drain()
    XCTAssertEqual(model.text, "ones ones two one\ntwo one")
    XCTAssertEqual(
      [0, 2, 3, 5, 7, 8, 14, 16, 22, 24].map { isTagged($0) },
      [true, true, false, true, true, false, true, true, true, true])
    editor.select(0, 4)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    editor.insert("one-")
    drain()
    window.update(page(true))
    drain()
    XCTAssertEqual([0, 2, 3, 5].map { isTagged($0) }, [true, true, false, true], "a match that was typed again")
    window.update(page(false))
    drain()
    XCTAssertFalse(isTagged(0))
    window.close()
  }

  func testWhatIsFoundBehindACharacterThatGTKLeavesOutIsSelected() async throws {
    let model = Model("a\0b one")
    let window = TestWindow(
      self,
      OrielCore.TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })).frame(height: 80)
        .findNavigator(isPresented: .constant(true)))
    window.show()
    drain()
    let fields = EditableWidget.all(in: window.content)
    let query = try XCTUnwrap(fields.first)
    let editor = try XCTUnwrap(fields.last)
    gtk_editable_set_text(query.widget.opaque, "one")
    drain()
    XCTAssertEqual([anchor(editor), editor.caret], [3, 6])
    window.close()
  }
}
