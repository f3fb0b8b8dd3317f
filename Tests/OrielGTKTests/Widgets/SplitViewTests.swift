import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class SplitViewTests: GtkTestCase {
  private var panes: some View {
    HSplitView {
      OrielCore.Color.red.frame(minWidth: 50).accessibilityIdentifier("before")
      OrielCore.Color.blue.frame(minWidth: 50).accessibilityIdentifier("after")
    }
  }

  private func divider<Content: View>(of window: TestWindow<Content>) throws -> GtkWidgetPointer {
    window.show()
    spin(
      until: { window.content.first(gtk_separator_get_type()).map { gtk_widget_get_height($0) > 0 } == true },
      "the divider")
    return try XCTUnwrap(window.content.first(gtk_separator_get_type()))
  }

  func testTheKeyboardMovesTheDivider() async throws {
    let window = TestWindow(self, width: 401, panes)
    let divider = try divider(of: window)
    XCTAssertEqual(window.frame("before").width, 200)
    gtk_widget_grab_focus(divider)
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    try Keyboard.press(["Right"])
    spin(until: { window.frame("before").width == 210 }, "a step")
    try Keyboard.press(["Home"])
    spin(until: { window.frame("before").width == 50 }, "the shortest")
    XCTAssertEqual(window.frame("after").width, 350)
    XCTAssertEqual(window.frame("after").minX, 51)
    window.close()
  }

  func testADragMovesTheDividerInBothDirectionsOfText() async throws {
    for isMirrored in [false, true] {
      gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = TestWindow(self, width: 401, panes)
      let divider = try divider(of: window)
      let start = try Pointer.middle(of: divider)
      try Pointer.press(x: start.x, y: start.y, in: divider)
      drain()
      for step in 1...4 {
        try Pointer.move(x: start.x + Double(step * 10), y: start.y, in: divider)
        drain()
      }
      let width = isMirrored ? 160.0 : 240
      spin(until: { abs(window.frame("before").width - width) <= 1 }, "the drag")
      try Pointer.release()
      drain()
      window.close()
    }
  }

  func testAColumnHasHorizontalDividersThatAreRead() async throws {
    let window = TestWindow(
      self, width: 401,
      VSplitView {
        OrielCore.Color.red.frame(minHeight: 20)
        OrielCore.Color.blue.frame(minHeight: 30)
      })
    let divider = try divider(of: window)
    XCTAssertEqual(gtk_orientable_get_orientation(divider.opaque), GTK_ORIENTATION_HORIZONTAL)
    XCTAssertEqual(gtk_widget_get_focusable(divider), 1)
    spin(until: { gtk_widget_get_width(divider) == 401 }, "a line of the whole width")
    XCTAssertEqual(Accessible(divider).role, GTK_ACCESSIBLE_ROLE_SEPARATOR)
    window.close()
  }
}
