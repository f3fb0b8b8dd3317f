import XCTest

@testable import OrielCore
@testable import OrielGTK

final class AlertShapeTests: XCTestCase {
  private func request(
    _ labels: [String] = ["Cancel", "OK"], title: String = "Delete the file?", message: String? = "It can’t be undone.",
    _ change: (inout AlertRequest) -> Void = { _ in }
  ) -> AlertRequest {
    var request = AlertRequest(
      kind: .alert, title: title,
      buttons: labels.enumerated().map { AlertButton(id: ActionID(rawValue: $0), label: $1) })
    request.message = message
    change(&request)
    return request
  }

  private func assertForm(
    _ request: AlertRequest, _ form: AlertShape, _ reason: String = "", line: UInt = #line
  ) {
    XCTAssertEqual(AlertShape.suited(to: request), form, reason, line: line)
  }

  func testARequestAboveNoWindowGetsAWindowBecauseGTKComplainsOfSuchDialogs() {
    XCTAssertEqual(AlertShape.suited(to: request(), isOnItsOwn: true), .window(.row))
  }

  func testPlainRequestsGetGTKsOwnDialog() {
    assertForm(request(), .dialog)
    assertForm(request(message: nil), .dialog)
    assertForm(request(["OK"]), .dialog)
    assertForm(request(["Cancel", "Discard", "Save"]), .dialog)
    assertForm(request { $0.severity = .standard }, .dialog)
    assertForm(request { $0.buttons[1].role = .destructive }, .dialog)
    assertForm(request { $0.buttons[1].shortcut = KeyboardShortcut("d") }, .dialog)
    assertForm(request(title: "100 % <b>&amp;</b> _x_"), .dialog)
  }

  func testWhatTheDialogCannotShowGetsAWindow() {
    assertForm(request { $0.icon = .icon("user-trash-symbolic") }, .window(.row))
    assertForm(request { $0.severity = .critical }, .window(.row))
    assertForm(request { $0.suppression = AlertSuppression(label: "Don’t ask", isOn: false) }, .window(.row))
    assertForm(
      request { $0.textFields = [AlertTextField(id: 0, label: "Name", prompt: "", text: "")] }, .window(.row))
    assertForm(request { $0.buttons[0].isEnabled = false }, .window(.row))
    assertForm(request { $0.isTitleHidden = true }, .window(.row))
    assertForm(request(title: ""), .window(.row))
  }

  func testLongTextGetsAWindow() {
    let words = String(repeating: "word ", count: 2_000)
    assertForm(request(message: words), .window(.row))
    assertForm(request(title: words), .window(.row))
    assertForm(request(message: String(repeating: "x", count: 61)), .window(.row), "a word wider than the dialog")
    assertForm(request(title: String(repeating: "x", count: 37)), .window(.row))
    assertForm(request(message: String(repeating: "line\n", count: 12)), .window(.row))
    assertForm(request(message: String(repeating: "line\n", count: 11)), .dialog)
    assertForm(request(message: String(repeating: "字", count: 200)), .dialog, "such text may break anywhere")
  }

  func testManyOrLongButtonsFormAColumn() {
    assertForm(request((1...12).map { "Choice \($0)" }), .window(.stack))
    assertForm(request(["A", "B", "C", "D", "E"]), .window(.stack))
    assertForm(request(["Cancel", String(repeating: "long ", count: 8)]), .window(.stack))
    assertForm(request(["Cancel", "Two\nlines"]), .window(.stack))
    assertForm(request(["Yes", "No", "Maybe", "Cancel"]), .dialog)
    assertForm(request(["はい、削除します", "キャンセル", "あとで"]), .dialog)
  }

  func testAnExtentCountsWideLettersTwice() {
    XCTAssertEqual(TextExtent("abc").columns, 3)
    XCTAssertEqual(TextExtent("日本").columns, 4)
    XCTAssertEqual(TextExtent("e\u{301}a").columns, 2, "a letter with its accent is one")
    XCTAssertEqual(TextExtent("").paragraphs, 1)
    XCTAssertEqual(TextExtent("a\r\nbb\n").paragraphs, 3)
    XCTAssertEqual(TextExtent("a\n\nb").lines(wrappedAt: 10), 3)
    XCTAssertEqual(TextExtent("ab cde f").longestRun, 3)
  }
}
