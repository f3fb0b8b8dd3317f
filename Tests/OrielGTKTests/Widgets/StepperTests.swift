import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor private final class Notes {
  var list: [String] = []
}

@MainActor final class StepperTests: GtkTestCase {
  private func buttons<Content: View>(in window: TestWindow<Content>) throws -> [GtkWidgetPointer] {
    let buttons = try XCTUnwrap(window.first).all(gtk_button_get_type())
    XCTAssertEqual(buttons.count, 2)
    return buttons
  }

  func testTheButtonsStepDownAndUp() async throws {
    let notes = Notes()
    let window = TestWindow(
      self, Stepper("Size", onIncrement: { notes.list.append("up") }, onDecrement: { notes.list.append("down") }))
    window.show()
    for button in try buttons(in: window) { gtk_widget_activate(button) }
    XCTAssertEqual(notes.list, ["down", "up"])
    window.close()
  }

  func testAClickIsOneEditWithOneStep() async throws {
    let notes = Notes()
    func stepper(_ increment: (() -> Void)?) -> Stepper<Text> {
      Stepper("Size", onIncrement: increment, onDecrement: nil) { notes.list.append($0 ? "begin" : "end") }
    }
    let window = TestWindow(self, stepper { notes.list.append("up") })
    window.show()
    let plus = try XCTUnwrap(try buttons(in: window).last)
    try Pointer.click(plus)
    spin(until: { notes.list.last == "end" }, "the end of the click")
    XCTAssertEqual(notes.list, ["begin", "up", "end"])
    window.update(stepper(nil))
    XCTAssertEqual(gtk_widget_get_sensitive(plus), 0)
    window.close()
  }

  private struct Limited: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Button("Before") {}
        Stepper("Count \(count)", value: $count, in: 0...2)
        Button("After") {}
      }
    }
  }

  func testTheKeysStayInAStepperAtItsLimit() async throws {
    let window = TestWindow(self, Limited())
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    func shown(_ text: String) -> Bool { window.content.firstText { $0.shownText == text } != nil }
    let plus = try XCTUnwrap(window.content.all(gtk_button_get_type()).dropLast().last)
    gtk_widget_grab_focus(plus)
    // The second press of the space bar finds nothing to do.
    try Keyboard.press(["space"])
    spin(until: { shown("Count 2") }, "the limit")
    XCTAssertEqual(gtk_widget_get_sensitive(plus), 0)
    try Keyboard.press(["space", "Down"])
    spin(until: { shown("Count 1") }, "the step back")
    try Keyboard.press(["Down"])
    spin(until: { shown("Count 0") }, "the other limit")
    try Keyboard.press(["Up", "Tab", "Tab", "Tab"])
    spin(
      until: {
        gtk_window_get_focus(window.window).map { $0.firstText { $0.shownText == "After" } != nil } == true
      }, "the next control")
    XCTAssert(shown("Count 1"))
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAHeldButtonRepeatsItselfUntilItIsReleased() async throws {
    let notes = Notes()
    let window = TestWindow(
      self,
      Stepper("Size", onIncrement: { notes.list.append("up") }, onDecrement: nil) {
        notes.list.append($0 ? "begin" : "end")
      })
    window.show()
    let plus = try XCTUnwrap(try buttons(in: window).last)
    try Pointer.press(plus)
    spin(until: { notes.list.filter { $0 == "up" }.count >= 4 }, "the steps of a held button")
    try Pointer.release()
    spin(until: { notes.list.last == "end" }, "the end of the press")
    let list = notes.list
    XCTAssertEqual(list.first, "begin")
    XCTAssertEqual(list.filter { $0 != "up" }, ["begin", "end"])
    // Longer than a repetition takes.
    let later = g_get_monotonic_time() + 200_000
    spin(until: { g_get_monotonic_time() > later }, "time passing")
    XCTAssertEqual(notes.list, list)
    window.close()
  }

  func testTheEndsOfTheRangeDisableTheButtons() async throws {
    let window = TestWindow(self, Stepper("Copies", value: .constant(1), in: 1...3))
    XCTAssertEqual(try buttons(in: window).map { gtk_widget_get_sensitive($0) }, [0, 1])
    window.update(Stepper("Copies", value: .constant(3), in: 1...3))
    XCTAssertEqual(try buttons(in: window).map { gtk_widget_get_sensitive($0) }, [1, 0])
    window.update(Stepper("Copies", value: .constant(2), in: 1...3))
    XCTAssertEqual(try buttons(in: window).map { gtk_widget_get_sensitive($0) }, [1, 1])
    window.close()
  }

  func testBothButtonsHaveNames() async throws {
    let window = TestWindow(self, Stepper("Copies", value: .constant(1)))
    for button in try buttons(in: window) {
      XCTAssertTrue(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }
    window.close()
  }
}
