import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class TextEditorTests: GtkTestCase {
  private final class Model {
    var text = "one\ntwo"
    var writes = 0
  }

  private func editor(_ model: Model) -> OrielCore.TextEditor {
    OrielCore.TextEditor(
      text: Binding(
        get: { model.text },
        set: {
          model.text = $0
          model.writes += 1
        }))
  }

  func testTypingWritesTheTextAndWritingKeepsTheCursor() async throws {
    let model = Model()
    let window = TestWindow(self, editor(model))
    window.show()
    let view = try XCTUnwrap(window.content.first(gtk_text_view_get_type()))
    let buffer = try XCTUnwrap(gtk_text_view_get_buffer(view.as(GtkTextView.self)))
    var cursor = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &cursor, 3)
    gtk_text_buffer_place_cursor(buffer, &cursor)
    gtk_text_buffer_insert_at_cursor(buffer, "!", -1)
    drain()
    XCTAssertEqual(model.text, "one!\ntwo")
    XCTAssertEqual(model.writes, 1)
    model.text = "ONE!\ntwo"
    window.update(editor(model))
    gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
    XCTAssertEqual(gtk_text_iter_get_offset(&cursor), 4)
    XCTAssertEqual(model.writes, 1, "what the app writes isn't the user's")
    window.close()
  }

  func testItFillsTheWindow() async throws {
    let window = TestWindow(self, width: 300, height: 200, editor(Model()))
    window.show()
    let scroller = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    // Without its frame.
    XCTAssertEqual(gtk_widget_get_width(scroller), 300 - 2)
    XCTAssertEqual(gtk_widget_get_height(scroller), 200 - 2)
    window.close()
  }

  func testAPlainEditorHasNoFrame() async throws {
    let window = TestWindow(self, editor(Model()).textEditorStyle(.plain))
    window.show()
    let scroller = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    XCTAssertEqual(gtk_scrolled_window_get_has_frame(scroller.opaque), 0)
    let view = try XCTUnwrap(window.content.first(gtk_text_view_get_type()))
    XCTAssertTrue(view.classes.contains("oriel-clear-background"))
    window.close()
  }

  func testItsTextHasTheFontTheSpacingAndTheMargins() async throws {
    func editor(_ size: Double) -> some View {
      self.editor(Model()).font(.system(size: size, design: .serif)).lineSpacing(7)
        .contentMargins(.leading, 50, for: .scrollContent).contentMargins(.vertical, 20, for: .scrollContent)
    }
    let window = TestWindow(self, editor(30))
    window.show()
    let view = try XCTUnwrap(window.content.first(gtk_text_view_get_type()))
    let font = { pango_context_get_font_description(gtk_widget_get_pango_context(view)) }
    spin(until: { pango_font_description_get_size(font()) > 20 * PANGO_SCALE }, "the size of the letters")
    XCTAssertEqual(pango_font_description_get_family(font()).map { String(cString: $0) }, "serif")
    let text = view.as(GtkTextView.self)
    XCTAssertEqual(gtk_text_view_get_pixels_inside_wrap(text), 7)
    XCTAssertEqual(gtk_text_view_get_left_margin(text) - gtk_text_view_get_right_margin(text), 50)
    XCTAssertGreaterThan(gtk_text_view_get_top_margin(text), 20)
    window.update(editor(9))
    spin(until: { pango_font_description_get_size(font()) < 20 * PANGO_SCALE }, "smaller letters")
    // A font that no editor has any more leaves its class to the next one.
    var classes: Set<String> = []
    for size in 10..<30 {
      window.update(editor(Double(size)))
      classes.formUnion(view.classes.filter { $0.hasPrefix("oriel-font") })
    }
    XCTAssertLessThan(classes.count, 5)
    spin(until: { pango_font_description_get_size(font()) > 20 * PANGO_SCALE }, "the last font")
    window.close()
  }
}
