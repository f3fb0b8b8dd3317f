import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Alerts under a real keyboard: keys go through the display server and the window manager.
final class AlertKeyTests: AlertTestCase {
  private func type(_ keys: String..., into shown: Shown) throws {
    wait("the alert to have the keyboard") { gtk_window_is_active(shown.window.as(GtkWindow.self)) != 0 }
    try Keyboard.press(keys)
  }

  private func assertKeys(
    _ keys: String, in request: AlertRequest, mean event: AlertEvent, line: UInt = #line
  ) throws {
    let parent = makeParent()
    let shown = try show(request, over: parent, line: line)
    try type(keys, into: shown)
    wait("the answer", line: line) { shown.sink.events.count == 2 }
    XCTAssertEqual(shown.sink.events, [.presented, event], keys, line: line)
  }

  func testReturnPressesTheDefaultButton() async throws {
    for request in bothForms { try assertKeys("Return", in: request, mean: .pressed(id: 11)) }
  }

  func testReturnPressesADefaultThatIsNotTheLast() async throws {
    for var request in bothForms {
      request.buttons[0].isDefault = true
      request.buttons[1].isDefault = false
      try assertKeys("Return", in: request, mean: .pressed(id: 10))
    }
  }

  func testTheFocusIsOnADefaultCancelButtonInEachForm() async throws {
    let long = "Delete all documents in this folder and in the folders below"
    for labels in [["Cancel", "Delete"], ["Cancel", long]] {
      for isSuppressible in [false, true] {
        let request = request(labels) {
          $0.buttons[0].isDefault = true
          $0.buttons[1].isDefault = false
          $0.buttons[1].role = .destructive
          if isSuppressible { $0.suppression = AlertSuppression(label: "Don’t ask again", isOn: false) }
        }
        let parent = makeParent()
        let shown = try show(request, over: parent)
        let cancel = try button("Cancel", in: shown.window)
        wait("the focus on Cancel") { gtk_window_get_focus(shown.window.as(GtkWindow.self)) == cancel }
        // The last one in a column.
        XCTAssertEqual(buttons(in: shown.window).first == cancel, labels[1] != long)
        try type("Return", into: shown)
        wait("the answer") { shown.sink.events.count == 2 }
        XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 10)])
      }
    }
  }

  func testEscapePressesTheCancelButton() async throws {
    for request in bothForms { try assertKeys("Escape", in: request, mean: .pressed(id: 10)) }
  }

  func testEscapeDismissesWhereThereIsNoCancelButton() async throws {
    for var request in bothForms {
      request.buttons[0].role = nil
      try assertKeys("Escape", in: request, mean: .dismissed)
    }
  }

  func testEscapeInAFieldPressesTheCancelButton() async throws {
    let request = request { $0.textFields = [AlertTextField(id: 1, label: "Name", prompt: "", text: "Ada")] }
    try assertKeys("Escape", in: request, mean: .pressed(id: 10))
  }

  func testAShortcutPressesItsButton() async throws {
    for var request in bothForms {
      request.buttons[0].shortcut = KeyboardShortcut("d")
      try assertKeys("ctrl+d", in: request, mean: .pressed(id: 10))
    }
  }

  func testTabReachesEveryButton() async throws {
    var request = request()
    request.buttons.append(AlertButton(id: 12, label: "Later"))
    let parent = makeParent()
    let shown = try show(request, over: parent)
    try type("Tab", "Return", into: shown)
    wait("the answer") { shown.sink.events.count == 2 }
    XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 12)])
  }

  func testTypingIsReportedLetterByLetter() async throws {
    let parent = makeParent()
    let shown = try show(
      request { $0.textFields = [AlertTextField(id: 1, label: "Name", prompt: "", text: "")] }, over: parent)
    try type("h", "i", "Return", into: shown)
    wait("the answer") { shown.sink.events.count == 4 }
    XCTAssertEqual(
      shown.sink.events,
      [.presented, .textChanged(id: 1, "h"), .textChanged(id: 1, "hi"), .pressed(id: 11)])
  }

  func testALongMessageScrollsByKey() async throws {
    let parent = makeParent()
    let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 230)
    let shown = try show(request(message: words), over: parent)
    let scroller = try XCTUnwrap(widgets("GtkScrolledWindow", in: shown.window).first)
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
    try type("Tab", into: shown)
    wait("the text to have the focus") { gtk_window_get_focus(shown.window.as(GtkWindow.self)) == scroller }
    wait("the text to be laid out") {
      gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
    }
    try type("Page_Down", into: shown)
    wait("the text to scroll") { gtk_adjustment_get_value(adjustment) > 0 }
    shown.alert.dismiss()
    wait("the end") { shown.sink.events.last == .dismissed }
  }
}
