import CGtk
import FoundationEssentials
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Editors of attributed text.
@MainActor final class StyledTextTests: GtkTestCase {
  @MainActor @Observable final class Model {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) { self.text = text }

    /// The words of the runs, underlined ones with a low line.
    var runs: [String] {
      text.runs.map { "\(String(text[$0.range].characters))\($0.underlineStyle == nil ? "" : "_")" }
    }
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View { OrielCore.TextEditor(text: $model.text, selection: $model.selection) }
  }

  private struct Shown {
    let view: GtkWidgetPointer
    let buffer: UnsafeMutablePointer<GtkTextBuffer>

    @MainActor init(in window: GtkWidgetPointer) throws {
      view = try XCTUnwrap(window.first(gtk_text_view_get_type()))
      buffer = try XCTUnwrap(gtk_text_view_get_buffer(view.as(GtkTextView.self)))
    }

    func iterator(_ offset: Int) -> GtkTextIter {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(offset))
      return place
    }

    func place(_ anchor: Int, _ caret: Int) {
      var (first, last) = (iterator(caret), iterator(anchor))
      gtk_text_buffer_select_range(buffer, &first, &last)
    }

    func type(_ text: String) {
      gtk_text_buffer_begin_user_action(buffer)
      gtk_text_buffer_delete_selection(buffer, 1, 1)
      gtk_text_buffer_insert_at_cursor(buffer, text, -1)
      gtk_text_buffer_end_user_action(buffer)
    }

    /// The number of tags of each character.
    var tags: [Int] {
      (0..<Int(gtk_text_buffer_get_char_count(buffer))).map { offset in
        var place = iterator(offset)
        let list = gtk_text_iter_get_tags(&place)
        defer { g_slist_free(list) }
        return Int(g_slist_length(list))
      }
    }
  }

  private func sample() -> AttributedString {
    AttributedString("one ") + AttributedString("two", attributes: AttributeContainer().underlineStyle(.single))
  }

  func testWhatIsTypedHasTheAttributesBeforeTheCaret() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    XCTAssertEqual(shown.tags, [0, 0, 0, 0, 1, 1, 1])
    shown.place(7, 7)
    shown.type("!")
    drain()
    XCTAssertEqual(model.runs, ["one ", "two!_"])
    XCTAssertEqual(shown.tags, [0, 0, 0, 0, 1, 1, 1, 1])
    shown.place(0, 0)
    shown.type(">")
    drain()
    XCTAssertEqual(model.runs, [">one ", "two!_"])
    shown.place(5, 8)
    shown.type("2")
    drain()
    XCTAssertEqual(model.runs, [">one ", "2!_"])
    window.close()
  }

  func testTheSelectionIsReportedAndSet() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    shown.place(1, 3)
    drain()
    XCTAssertEqual(model.selection, AttributedTextSelection(range: model.text.range(ofScalars: 1..<3)))
    model.selection = AttributedTextSelection(insertionPoint: model.text.startIndex)
    drain()
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(shown.buffer, &caret, gtk_text_buffer_get_insert(shown.buffer))
    XCTAssertEqual(gtk_text_iter_get_offset(&caret), 0)
    window.close()
  }

  func testTheContextMenuFormatsAndUndoTakesItBack() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    shown.place(0, 3)
    drain()
    // Underline is the third format.
    XCTAssertNotEqual(gtk_widget_activate_action_variant(shown.view, "format.2", nil), 0)
    drain()
    XCTAssertEqual(model.runs, ["one_", " ", "two_"])
    XCTAssertEqual(shown.tags, [1, 1, 1, 0, 1, 1, 1])
    shown.place(7, 7)
    shown.type("!")
    drain()
    for expected in [["one_", " ", "two_"], ["one ", "two_"]] {
      gtk_text_buffer_undo(shown.buffer)
      drain()
      XCTAssertEqual(model.runs, expected)
    }
    XCTAssertEqual(shown.tags, [0, 0, 0, 0, 1, 1, 1])
    window.close()
  }

  func testTheEditMenuUndoesAndRedoesFormats() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    let widget = try XCTUnwrap(SurfaceWidget.leaf(of: shown.view)?.gtk)
    shown.place(0, 3)
    drain()
    XCTAssertNotEqual(gtk_widget_activate_action_variant(shown.view, "format.2", nil), 0)
    drain()
    for (command, runs) in [(EditCommand.undo, ["one ", "two_"]), (.redo, ["one_", " ", "two_"])] {
      XCTAssertTrue(widget.perform(command))
      drain()
      XCTAssertEqual(model.runs, runs)
    }
    window.close()
  }

  func testTextThatIsPastedFromTheSameEditorKeepsItsAttributes() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    var (place, start, end) = (shown.iterator(0), shown.iterator(4), shown.iterator(7))
    // As GTK does when it pastes from the same buffer.
    gtk_text_buffer_insert_range_interactive(shown.buffer, &place, &start, &end, 1)
    drain()
    XCTAssertEqual(model.runs, ["two_", "one ", "two_"])
    XCTAssertEqual(shown.tags, [1, 1, 1, 0, 0, 0, 0, 1, 1, 1])
    window.close()
  }

  func testALongTextIsEditedAtItsChangedPartOnly() async throws {
    let line = "The quick brown fox jumps over the lazy dog.\n"
    let model = Model(AttributedString(String(repeating: line, count: 24_000)))
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    let start = ContinuousClock.now
    for _ in 0..<10 {
      shown.type("x")
      drain()
    }
    // A key for which the whole text is read takes more than a second.
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    XCTAssertEqual(model.text.scalarCount, 24_000 * line.count + 10)
    window.close()
  }

  func testAttributesThatTheTextHasNoMoreLeaveNoTags() async throws {
    let model = Model(sample())
    let window = TestWindow(self, Editor(model: model))
    window.show()
    let shown = try Shown(in: window.content)
    for step in 1...300 {
      model.text[model.text.range(ofScalars: 0..<3)].kern = CGFloat(step) / 100
      drain()
    }
    XCTAssertEqual(shown.tags, [1, 1, 1, 0, 1, 1, 1])
    XCTAssertLessThan(gtk_text_tag_table_get_size(gtk_text_buffer_get_tag_table(shown.buffer)), 200)
    shown.place(3, 3)
    shown.type("!")
    drain()
    XCTAssertEqual(model.text.runs.first?.kern, 3)
    XCTAssertEqual(shown.tags, [1, 1, 1, 1, 0, 1, 1, 1])
    window.close()
  }

  func testAnAppHidesTheFormatsOfTheContextMenu() async throws {
    let model = Model(sample())
    let window = TestWindow(
      self, Editor(model: model).textInputFormattingControlVisibility(.hidden, for: .contextMenu))
    window.show()
    let shown = try Shown(in: window.content)
    XCTAssertEqual(gtk_widget_activate_action_variant(shown.view, "format.1", nil), 0)
    window.close()
  }

  func testWhatTheAppChangesIsShownAroundTheCaret() async throws {
    let model = Model(sample())
    let window = TestWindow(self, OrielCore.TextEditor(text: Bindable(model).text))
    window.show()
    let shown = try Shown(in: window.content)
    shown.place(4, 4)
    drain()
    model.text.insert(AttributedString("zero "), at: model.text.startIndex)
    drain()
    XCTAssertEqual(shown.tags.count, 12)
    shown.type("x")
    drain()
    XCTAssertEqual(model.runs, ["zero one x", "two_"])
    window.close()
  }

  func testARefusedEditIsTakenBack() async throws {
    let text = sample()
    let window = TestWindow(self, OrielCore.TextEditor(text: .constant(text)))
    window.show()
    let shown = try Shown(in: window.content)
    shown.place(7, 7)
    shown.type("!")
    drain()
    XCTAssertEqual(shown.tags, [0, 0, 0, 0, 1, 1, 1])
    window.close()
  }
}
