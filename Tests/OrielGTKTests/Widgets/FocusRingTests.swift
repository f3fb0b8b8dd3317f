import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The rings that show where the keyboard focus is.
@MainActor final class FocusRingTests: GtkTestCase {
  private struct Editor: View {
    @State private var text = "text"
    var body: some View {
      Button("Before") {}
      TextEditor(text: $text)
    }
  }

  private struct Calendar: View {
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    var body: some View {
      Button("Before") {}
      DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
    }
  }

  private func assertRing<Content: View>(_ content: Content, at type: GType, line: UInt = #line) throws {
    let window = TestWindow(self, content)
    window.show()
    let target = try XCTUnwrap(window.content.first(type), line: line)
    spin(until: { gtk_window_is_active(window.window) != 0 && gtk_widget_get_height(target) > 0 }, "the window")
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    func edge() -> SIMD3<Int>? {
      (try? Pixels(shownBy: target)).flatMap { $0 }?[1, Int(gtk_widget_get_height(target)) / 2]
    }
    spin(until: { edge() != nil }, "the first drawing", line: line)
    let before = edge()
    try Keyboard.press(["Tab"])
    spin(until: { gtk_window_get_focus(window.window) == target }, "the focus", line: line)
    spin(until: { edge() != before }, "the ring", line: line)
    gtk_window_set_focus(window.window, nil)
    spin(until: { edge() == before }, "the end of the ring", line: line)
    window.close()
    XCTAssertEqual(warnings, [], line: line)
  }

  func testATextEditorThatTabEntersHasARing() async throws {
    try assertRing(Editor(), at: gtk_text_view_get_type())
  }

  private struct Document: View {
    @State private var title = "title"
    @State private var text = "text"
    @State private var isDisabled = true
    var body: some View {
      Button("Rings") { isDisabled = false }
      TextField("Title", text: $title).focusEffectDisabled(isDisabled)
      TextEditor(text: $text).focusEffectDisabled(isDisabled)
    }
  }

  func testAFieldAndAnEditorWithoutTheEffectHaveNoRing() async throws {
    let window = TestWindow(self, Document())
    window.show()
    let parts = [
      try XCTUnwrap(window.content.first(gtk_entry_get_type())),
      try XCTUnwrap(window.content.first(gtk_text_view_get_type())),
    ]
    XCTAssertEqual(parts.map { $0.hasClass(.ringless) }, [true, true])
    gtk_widget_activate(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    spin(until: { parts.allSatisfy { !$0.hasClass(.ringless) } }, "the rings")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testACalendarThatTabEntersHasARing() async throws {
    try assertRing(Calendar(), at: gtk_calendar_get_type())
  }
}
