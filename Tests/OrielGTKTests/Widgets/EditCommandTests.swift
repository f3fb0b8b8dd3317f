import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The commands of an Edit menu in fields, which have the same actions as their own menus.
@MainActor final class EditCommandTests: GtkTestCase {
  private struct Fields: View {
    @State private var line = "a word"
    @State private var lines = "some lines"

    var body: some View {
      TextField("Line", text: $line)
      TextEditor(text: $lines)
      Button("Button") {}
    }
  }

  private func widget(_ type: GType, in window: GtkWidgetPointer) throws -> GtkPlatformWidget {
    let found = try XCTUnwrap(window.first(type))
    return try XCTUnwrap(SurfaceWidget.leaf(of: found)?.gtk)
  }

  func testFieldsPerformEditCommandsAndButtonsDont() async throws {
    let window = TestWindow(self, Fields())
    window.show()
    let field = try widget(gtk_text_get_type(), in: window.content)
    let text = try XCTUnwrap(window.content.first(gtk_text_get_type()))
    func shown() -> String { String(cString: gtk_editable_get_text(text.opaque)) }
    gtk_widget_grab_focus(text)
    XCTAssertTrue(field.editsText)
    XCTAssertTrue(field.perform(.selectAll))
    XCTAssertTrue(field.perform(.cut))
    spin(until: { shown() == "" }, "the cut text")
    XCTAssertTrue(field.perform(.undo))
    spin(until: { shown() == "a word" }, "the text again")
    XCTAssertTrue(field.perform(.selectAll))
    XCTAssertTrue(field.perform(.delete))
    XCTAssertTrue(field.perform(.paste))
    spin(until: { shown() == "a word" }, "the pasted text")
    let editor = try widget(gtk_text_view_get_type(), in: window.content)
    XCTAssertTrue(editor.perform(.selectAll))
    XCTAssertTrue(editor.perform(.copy))
    let button = try XCTUnwrap(
      SurfaceWidget.leaf(of: try XCTUnwrap(window.content.all(gtk_button_get_type()).last))?.gtk)
    XCTAssertFalse(button.editsText)
    XCTAssertFalse(button.perform(.copy))
    window.close()
  }

  private struct AnsweringFields: View {
    @State private var line = "A"
    @State private var growing = "A"
    @State private var lines = "A"

    var body: some View {
      TextField("Line", text: answered($line))
      TextField("Growing", text: answered($growing), axis: .vertical)
      TextEditor(text: answered($lines))
    }

    private func answered(_ text: Binding<String>) -> Binding<String> {
      Binding(get: { text.wrappedValue }, set: { text.wrappedValue = $0.uppercased() })
    }
  }

  func testUndoAndRedoTakeBackEditsThatTheAppHasAnswered() async throws {
    let window = TestWindow(self, AnsweringFields())
    window.show()
    for field in EditableWidget.all(in: window.content) {
      let widget = try XCTUnwrap(SurfaceWidget.leaf(of: field.widget)?.gtk)
      field.focus()
      field.place(caret: 1)
      field.insert("b")
      drain()
      XCTAssertEqual(field.text, "AB")
      for (command, text) in [(EditCommand.undo, "A"), (.redo, "AB"), (.undo, "A"), (.undo, "A")] {
        XCTAssertTrue(widget.perform(command))
        drain()
        XCTAssertEqual(field.text, text, "\(command)")
      }
    }
    window.close()
  }
}
