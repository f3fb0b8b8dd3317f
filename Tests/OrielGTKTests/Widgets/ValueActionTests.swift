import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What an action of the user sees of a value that is being typed in a field of a real window.
@MainActor final class ValueActionTests: GtkTestCase {
  private struct Row: Identifiable {
    let id: Int
  }

  private struct Form: View {
    let note: (String) -> Void
    @State private var amount = 1
    @State private var isOn = false
    @State private var level = 0.0
    @State private var order = [KeyPathComparator(\Row.id, order: .reverse)]

    private func noting<Value>(_ name: String, _ value: Binding<Value>) -> Binding<Value> {
      Binding(
        get: { value.wrappedValue },
        set: {
          note("\(name) \(amount)")
          value.wrappedValue = $0
        })
    }

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        Button("Save") { note("save \(amount)") }.keyboardShortcut("s")
        Button("Done") { note("done \(amount)") }.keyboardShortcut(.defaultAction)
        Toggle("Switch", isOn: noting("switch", $isOn)).toggleStyle(.switch)
        Stepper("Stepper", onIncrement: { note("stepper \(amount)") }, onDecrement: {})
        Slider(value: noting("slider", $level))
        Color.red.frame(width: 80, height: 30).onTapGesture { note("tap \(amount)") }
        HStack(spacing: 0) {
          Color.blue.draggable("\(amount)")
          Color.green.dropDestination(for: String.self) { texts, _ in
            note("drop \(texts.joined()) on \(amount)")
            return true
          }
        }
        .frame(width: 200, height: 40).accessibilityIdentifier("transfer")
        Table([Row(id: 1), Row(id: 2)], sortOrder: noting("sort", $order)) {
          TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }
        }
        .frame(height: 100)
      }
    }
  }

  private var notes: [String] = []

  /// Types 13 and acts.
  private func expect(
    _ expected: String, line: UInt = #line, _ act: (TestWindow<Form>) throws -> Void
  ) throws {
    notes = []
    let window = TestWindow(self, height: 500, Form { self.notes.append($0) })
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active", line: line)
    let field = try EditableWidget.first(in: window.content)
    field.focus()
    drain()
    try Keyboard.press(["1", "3"])
    spin(until: { field.text == "13" }, "the typed text", line: line)
    try act(window)
    spin(until: { !self.notes.isEmpty }, expected, line: line)
    drain()
    XCTAssertEqual(notes.first, expected, line: line)
    XCTAssertEqual(field.text, "13", line: line)
    window.close()
  }

  func testEveryActionOfTheUserSeesTheValueThatIsBeingTyped() async throws {
    try expect("save 13") { _ in try Keyboard.press(["ctrl+s"]) }
    try expect("done 13") { _ in try Keyboard.press(["Return"]) }
    try expect("switch 13") { try Pointer.click(try XCTUnwrap($0.content.first(gtk_switch_get_type()))) }
    try expect("slider 13") { try Pointer.click(try XCTUnwrap($0.content.first(gtk_scale_get_type()))) }
    try expect("tap 13") {
      let pad = $0.content.all(gtk_button_get_type()).first { gtk_widget_get_height($0) == 30 }
      try Pointer.click(try XCTUnwrap(pad))
    }
    try expect("sort 13") { window in
      let table = try XCTUnwrap(window.content.first(gtk_column_view_get_type()))
      try Pointer.click(try XCTUnwrap(table.allTexts.first { $0.shownText == "Number" }))
    }
  }

  func testADragHasTheValueThatIsBeingTypedAndADropSeesIt() async throws {
    notes = []
    let window = TestWindow(self, height: 500, Form { self.notes.append($0) })
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    let field = try EditableWidget.first(in: window.content)
    field.focus()
    drain()
    try Keyboard.press(["1", "3"])
    spin(until: { field.text == "13" }, "the typed text")
    let place = window.frame("transfer")
    try Pointer.press(x: place.minX + 50, y: place.midY, in: window.content)
    drain()
    for step in 1...8 {
      try Pointer.move(x: place.minX + 50 + Double(step) * 12.5, y: place.midY, in: window.content)
      let deadline = g_get_monotonic_time() + 50_000
      spin(until: { g_get_monotonic_time() > deadline }, "the movement")
    }
    try Pointer.release()
    await run(until: { !self.notes.isEmpty }, "the drop")
    XCTAssertEqual(notes, ["drop 13 on 13"])
    XCTAssertEqual(field.text, "13")
    window.close()
  }
}
