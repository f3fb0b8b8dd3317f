import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Typing in the fields of an alert.
@MainActor final class AlertFieldTests: PopoverTestCase {
  override class var failsAtLibraryWarnings: Bool { true }

  @Observable @MainActor final class Form {
    var text: String
    var isPresented = true
    var isDone = false
    var isSuppressed = false
    @ObservationIgnored var writes = 0
    init(_ text: String) { self.text = text }
  }

  private struct Asking: View {
    let form: Form
    let isSecure: Bool
    let answer: (String) -> String

    var body: some View {
      let text = Binding(
        get: { form.text },
        set: {
          form.writes += 1
          form.text = answer($0)
        })
      Text("x").alert("Code", isPresented: Bindable(form).isPresented) {
        if isSecure { SecureField("Code", text: text) } else { TextField("Code", text: text) }
        Button("OK") {}
      }
    }
  }

  private func show<Content: View>(_ content: Content) throws -> (GtkWidgetPointer, EditableWidget) {
    let opened = try open(content)
    var alert: GtkWidgetPointer?
    spin(
      until: {
        alert = activeWindow(over: opened)
        return alert != nil
      }, "the alert")
    return (try XCTUnwrap(alert), try EditableWidget.first(in: try XCTUnwrap(alert)))
  }

  private func finish(_ form: Form, _ alert: GtkWidgetPointer) {
    form.isPresented = false
    spin(until: { !toplevels.contains(alert) }, "the end of the alert")
  }

  func testACharacterThatTheAppRefusesDoesntStayInTheField() async throws {
    for isSecure in [false, true] {
      let form = Form("")
      let (alert, field) = try show(Asking(form: form, isSecure: isSecure) { $0.filter(\.isNumber) })
      try Keyboard.press(["1", "2", "a"])
      spin(until: { form.writes >= 3 }, "the keys")
      drain()
      XCTAssertEqual(form.text, "12")
      XCTAssertEqual(field.text, "12")
      try Keyboard.press(["Home", "b", "3"])
      spin(until: { form.text == "312" }, "a digit at the start, not \(form.text)")
      drain()
      XCTAssertEqual(field.text, "312")
      XCTAssertEqual(field.caret, 1)
      finish(form, alert)
    }
  }

  func testARefusedCharacterLeavesTheSelectionOfAnAlertsField() async throws {
    let form = Form("123456")
    let (alert, field) = try show(Asking(form: form, isSecure: false) { $0.contains { !$0.isNumber } ? form.text : $0 })
    field.select(1, 3)
    drain()
    try Keyboard.press(["a", "9"])
    spin(until: { form.text == "19456" }, "the digit instead of the selection, not \(form.text)")
    drain()
    XCTAssertEqual(field.text, "19456")
    finish(form, alert)
  }

  func testControlZInAnAlertTakesBackWhatTheUserTyped() async throws {
    let form = Form("")
    let (alert, field) = try show(Asking(form: form, isSecure: false) { $0.uppercased() })
    try Keyboard.press(["a", "b"])
    spin(until: { form.text == "AB" }, "the letters")
    try Keyboard.press(["ctrl+z"])
    spin(until: { form.text == "A" }, "the first letter, not \(form.text)")
    drain()
    XCTAssertEqual(field.text, "A")
    finish(form, alert)
  }

  func testAnAnimatedAnswerIsDisplayedInAnAlertsField() async throws {
    struct Animated: View {
      let form: Form
      var body: some View {
        let text = Binding(
          get: { form.text },
          set: {
            form.text = $0.uppercased()
            withAnimation { form.isDone = form.text.count == 2 }
          })
        Text(form.isDone ? "done" : "x").alert("Code", isPresented: Bindable(form).isPresented) {
          TextField("Code", text: text)
          Button("OK") {}.disabled(!form.isDone)
        }
      }
    }
    let form = Form("")
    let (alert, field) = try show(Animated(form: form))
    try Keyboard.press(["a", "b"])
    spin(until: { form.text == "AB" && field.text == "AB" }, "the code, not \(field.text)")
    XCTAssertEqual(field.caret, 2)
    finish(form, alert)
  }

  func testASuppressionThatTheAppRefusesIsOffAgain() async throws {
    struct Refusing: View {
      let form: Form
      var body: some View {
        Text("x").alert("Delete?", isPresented: Bindable(form).isPresented) {
          Button("OK") {}
        }
        .dialogSuppressionToggle(
          isSuppressed: Binding(get: { false }, set: { _ in form.writes += 1 }))
      }
    }
    let form = Form("")
    let opened = try open(Refusing(form: form))
    var toggle: GtkWidgetPointer?
    spin(
      until: {
        toggle = activeWindow(over: opened)?.first(gtk_check_button_get_type())
        return toggle.map { gtk_widget_get_mapped($0) != 0 } ?? false
      }, "the toggle")
    let button = try XCTUnwrap(toggle).as(GtkCheckButton.self)
    gtk_widget_activate(try XCTUnwrap(toggle))
    spin(until: { form.writes == 1 }, "the change")
    drain()
    XCTAssertEqual(gtk_check_button_get_active(button), 0)
    gtk_widget_activate(try XCTUnwrap(toggle))
    spin(until: { form.writes == 2 }, "the next change")
    form.isPresented = false
    spin(until: { toplevels == [opened.widget] }, "the end of the alert")
  }
}
