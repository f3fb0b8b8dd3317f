import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Gestures with the pointer of the display.
@MainActor final class GestureTests: GtkTestCase {
  private var lines: [String] = []

  private func note(_ line: String) { lines.append(line) }

  private func click<Content: View>(_ window: TestWindow<Content>, times: Int = 1, until count: Int) throws {
    try Pointer.click(window.content, times: times)
    spin(until: { self.lines.count >= count }, "\(count) lines, not \(lines)")
  }

  func testWhatIsDrawnWithoutAWidgetIsTapped() async throws {
    let window = TestWindow(self, Color.red.onTapGesture { self.note("tap") })
    window.show()
    try click(window, until: 1)
    try click(window, until: 2)
    XCTAssertEqual(lines, ["tap", "tap"])
    window.close()
  }

  func testAButtonInATappedViewIsPressedInstead() async throws {
    let window = TestWindow(
      self,
      ZStack {
        Color.red
        Button("Press") { self.note("press") }
      }
      .onTapGesture { self.note("tap") })
    window.show()
    try click(window, until: 1)
    XCTAssertEqual(lines, ["press"])
    window.close()
  }

  func testAButtonBehindWhatIsTappedIsNotPressed() async throws {
    let window = TestWindow(
      self,
      ZStack {
        Button("Press") { self.note("press") }
        Color.red.onTapGesture { self.note("tap") }
      })
    window.show()
    try click(window, until: 1)
    XCTAssertEqual(lines, ["tap"])
    window.close()
  }

  func testThePointerReachesAButtonBehindWhatItPassesOver() async throws {
    let window = TestWindow(
      self,
      ZStack {
        Button("Press") { self.note("press") }
        Button("Cover") { self.note("cover") }.opacity(0.5).allowsHitTesting(false)
      })
    window.show()
    try click(window, until: 1)
    XCTAssertEqual(lines, ["press"])
    window.close()
  }

  func testAGestureOfHighPriorityTakesThePressFromAButton() async throws {
    let window = TestWindow(
      self,
      VStack { Button("Press") { self.note("press") } }
        .highPriorityGesture(TapGesture().onEnded { self.note("tap") }))
    window.show()
    try click(window, until: 1)
    drain()
    XCTAssertEqual(lines, ["tap"])
    window.close()
  }

  func testASingleTapWaitsForADoubleTap() async throws {
    let window = TestWindow(
      self, Color.red.onTapGesture(count: 2) { self.note("double") }.onTapGesture { self.note("single") })
    window.show()
    try click(window, times: 2, until: 1)
    XCTAssertEqual(lines, ["double"])
    try click(window, until: 2)
    XCTAssertEqual(lines, ["double", "single"])
    window.close()
  }

  func testATapInAScrollViewIsFound() async throws {
    let window = TestWindow(
      self,
      ScrollView { Color.red.frame(width: 300, height: 600).onTapGesture { self.note("tap") } }
        .onTapGesture { self.note("scroll view") })
    window.show()
    try click(window, until: 1)
    XCTAssertEqual(lines, ["tap"])
    window.close()
  }

  func testTheWidgetsAroundATappedViewReceiveTheClickToo() async throws {
    let window = TestWindow(self, Text("Row").onTapGesture { self.note("tap") })
    // As the rows of a list do.
    let click = try XCTUnwrap(gtk_gesture_click_new())
    gtk_widget_add_controller(gtk_window_get_child(window.window), click)
    let signal = SignalConnection.connect(click.raw, .clickReleased) { _, _, _ in self.note("row") }
    window.show()
    try self.click(window, until: 2)
    XCTAssertEqual(lines.sorted(), ["row", "tap"])
    signal.disconnect()
    window.close()
  }

  func testHoveringIsReportedAndFollowsTheViews() async throws {
    func content(_ isShown: Bool) -> some View {
      ZStack {
        Color.red
        if isShown { Color.blue.onHover { self.note("hover \($0)") } }
      }
    }
    let window = TestWindow(self, content(true))
    window.show()
    try Pointer.move(to: window.content)
    spin(until: { self.lines.count == 1 }, "hover")
    window.update(content(false))
    spin(until: { self.lines.count == 2 }, "no hover")
    window.update(content(true))
    spin(until: { self.lines.count == 3 }, "hover without a movement")
    XCTAssertEqual(lines, ["hover true", "hover false", "hover true"])
    window.close()
  }

  func testThePointerStyleIsTheCursorOfTheWidget() async throws {
    let window = TestWindow(self, Color.red.pointerStyle(.link))
    window.show()
    try Pointer.move(to: window.content)
    spin(until: { gtk_widget_get_cursor(window.content) != nil }, "the cursor")
    XCTAssertEqual(
      gtk_widget_get_cursor(window.content).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) }, "pointer")
    window.close()
  }

  func testAWindowWithoutGesturesHasNoControllersForThem() async throws {
    let window = TestWindow(self, Color.red)
    XCTAssertEqual(g_list_model_get_n_items(gtk_widget_observe_controllers(window.content)), 0)
    window.close()
  }
}
