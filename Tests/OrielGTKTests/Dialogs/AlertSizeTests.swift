import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Alerts with more than fits: usable on a screen of 1280 by 800 all the same.
final class AlertSizeTests: AlertTestCase {
  private let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 230)

  /// Shows the alert; its buttons must be inside a window that leaves room on such a screen.
  private func assertUsable(
    _ request: AlertRequest, line: UInt = #line, _ check: (Shown) throws -> Void = { _ in }
  ) throws {
    let parent = makeParent()
    let shown = try show(request, over: parent, line: line)
    layOut(shown)
    let width = Double(gtk_widget_get_width(shown.window))
    let height = Double(gtk_widget_get_height(shown.window))
    let screen = AlertHost(parent: parent, application: nil).room * 4 / 3
    XCTAssertLessThanOrEqual(height, Double(screen) * 0.85, line: line)
    XCTAssertLessThanOrEqual(width, 1_000, line: line)
    for label in request.buttons.map(\.label) {
      let frame = frame(of: try button(label, in: shown.window), in: shown.window)
      XCTAssertGreaterThan(frame.height, 20, label, line: line)
      XCTAssertGreaterThanOrEqual(frame.minX, 0, label, line: line)
      XCTAssertLessThanOrEqual(frame.maxX, width, label, line: line)
      XCTAssertLessThanOrEqual(frame.maxY, height, label, line: line)
    }
    try check(shown)
    shown.alert.dismiss()
    wait("the end") { shown.sink.events.last == .dismissed }
  }

  func testTenKilobytesOfWordsScroll() async throws {
    try assertUsable(request(message: words)) { shown in
      XCTAssert(self.texts(in: shown.window).contains(self.words))
      XCTAssertEqual(self.widgets("GtkScrolledWindow", in: shown.window).count, 1)
    }
  }

  func testTenKilobytesWithoutASpaceScroll() async throws {
    try assertUsable(request(message: String(repeating: "x", count: 10_240)))
  }

  func testALongTitleScrolls() async throws {
    try assertUsable(request(title: words))
    try assertUsable(request(title: String(repeating: "x", count: 10_240), message: nil))
  }

  func testTwelveButtonsAreAllInSight() async throws {
    let labels = (1...12).map { "Choice number \($0)" }
    try assertUsable(request(labels))
    try assertUsable(request(labels, message: words))
    try assertUsable(request(labels, message: nil) { $0.isTitleHidden = true })
  }

  func testLongLabelsWrap() async throws {
    try assertUsable(request(["Cancel", String(words.prefix(60)), String(words.prefix(300))]))
    try assertUsable(request(["Cancel", String(repeating: "x", count: 400)]))
  }

  func testButtonsThatAreTooManyScroll() async throws {
    let parent = makeParent()
    let shown = try show(request((1...40).map { "Choice number \($0)" }, message: words), over: parent)
    layOut(shown)
    XCTAssertEqual(widgets("GtkScrolledWindow", in: shown.window).count, 2)
    let screen = AlertHost(parent: parent, application: nil).room * 4 / 3
    XCTAssertLessThanOrEqual(Double(gtk_widget_get_height(shown.window)), Double(screen) * 0.85)
    click(try button("Choice number 33", in: shown.window))
    wait("the answer") { shown.sink.events.count == 2 }
    XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 42)])
  }

  func testFieldsThatAreTooManyScroll() async throws {
    try assertUsable(
      request {
        $0.textFields = (0..<40).map {
          AlertTextField(id: ActionID(rawValue: $0), label: "Field \($0)", prompt: "", text: "")
        }
      })
  }

  func testTheToggleStaysInSightBelowALongMessage() async throws {
    try assertUsable(request(message: words) { $0.suppression = AlertSuppression(label: "Don’t ask", isOn: false) }) {
      let toggle = try XCTUnwrap(self.widgets("GtkCheckButton", in: $0.window).first)
      XCTAssertLessThan(self.frame(of: toggle, in: $0.window).maxY, Double(gtk_widget_get_height($0.window)))
    }
  }

  func testStackedButtonsHaveTheDefaultAtTheTopAndTheWayOutAtTheBottom() async throws {
    let parent = makeParent()
    let shown = try show(request((1...6).map { "Choice \($0)" }), over: parent)
    XCTAssertEqual(
      buttons(in: shown.window).map { texts(in: $0).first }, [6, 2, 3, 4, 5, 1].map { "Choice \($0)" })
    XCTAssertEqual(
      gtk_window_get_focus(shown.window.as(GtkWindow.self)), try button("Choice 6", in: shown.window))
    shown.alert.dismiss()
    wait("the end") { shown.sink.events.last == .dismissed }
  }

  func testRightToLeftMirrorsTheOrderOfTheButtons() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      layOut(shown)
      XCTAssertGreaterThan(
        frame(of: try button("Cancel", in: shown.window), in: shown.window).minX,
        frame(of: try button("OK", in: shown.window), in: shown.window).minX)
      shown.alert.dismiss()
      wait("the end") { shown.sink.events.last == .dismissed }
    }
  }
}
