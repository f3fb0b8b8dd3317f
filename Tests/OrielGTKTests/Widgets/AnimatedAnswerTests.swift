import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Apps that answer an edit with another text and an animation. Before an animation begins, what was written before is
/// displayed: the answer comes while GTK is still in the middle of the edit.
@MainActor final class AnimatedAnswerTests: GtkTestCase {
  override class var failsAtLibraryWarnings: Bool { true }

  @Observable final class Model {
    var text: String
    var isDone = false
    init(_ text: String) { self.text = text }
  }

  private struct Code: View {
    let kind: FieldKind
    let model: Model
    let answer: (String) -> String

    var body: some View {
      VStack {
        kind.view(
          Binding(
            get: { model.text },
            set: {
              model.text = answer($0)
              withAnimation { model.isDone = model.text.count >= 4 }
            }))
        if model.isDone { Text("Done") }
      }
    }
  }

  private func show(
    _ kind: FieldKind, _ text: String, _ answer: @escaping (String) -> String
  ) throws -> (window: TestWindow<Code>, field: EditableWidget, model: Model) {
    let model = Model(text)
    let window = TestWindow(self, Code(kind: kind, model: model, answer: answer))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    let field = try EditableWidget.first(in: window.content)
    field.focus()
    drain()
    return (window, field, model)
  }

  func testAnAnswerBeforeAnAnimationIsDisplayed() async throws {
    for kind in FieldKind.allCases {
      let (window, field, model) = try show(kind, "") { $0.uppercased() }
      try Keyboard.press(["a", "b", "c", "Left", "d"])
      spin(until: { model.text == "ABDC" && field.text == "ABDC" }, "the code in \(kind), not \(field.text)")
      XCTAssertTrue(model.isDone)
      XCTAssertEqual(field.caret, 3, "\(kind)")
      spin(until: { window.content.allTexts.contains { $0.shownText == "Done" } }, "the animated view")
      window.close()
    }
  }

  func testControlZTakesBackAnEditThatWasAnsweredBeforeAnAnimation() async throws {
    for kind in FieldKind.allCases where kind != .secure {
      let (window, field, model) = try show(kind, "") { $0.uppercased() }
      try Keyboard.press(["a", "b", "ctrl+z"])
      spin(until: { model.text == "A" && field.text == "A" }, "the first letter in \(kind), not \(field.text)")
      try Keyboard.press(["ctrl+shift+z"])
      spin(until: { model.text == "AB" && field.text == "AB" }, "both letters in \(kind), not \(field.text)")
      window.close()
    }
  }

  func testARefusedLetterLeavesTheSelectionBeforeAnAnimation() async throws {
    for kind in FieldKind.allCases {
      let (window, field, model) = try show(kind, "1234") { $0.filter(\.isNumber) }
      field.select(3, 1)
      drain()
      try Keyboard.press(["a"])
      drain()
      try Keyboard.press(["7"])
      spin(until: { model.text.contains("7") }, "the digit in \(kind), not \(field.text)")
      drain()
      XCTAssertEqual(field.text, model.text, "\(kind)")
      window.close()
    }
  }

  func testThePromptIsShownWhenAnAnswerBeforeAnAnimationEmptiesTheField() async throws {
    let (window, field, model) = try show(.growing, "") { $0.filter(\.isNumber) }
    // `FieldKind` labels the field, which is its prompt.
    let prompt = try XCTUnwrap(window.content.allTexts.first { $0.shownText == "Field" })
    try Keyboard.press(["1"])
    spin(until: { field.text == "1" && gtk_widget_get_visible(prompt) == 0 }, "the digit instead of the prompt")
    try Keyboard.press(["BackSpace", "a"])
    spin(until: { model.text.isEmpty && field.text.isEmpty }, "the empty field")
    spin(until: { gtk_widget_get_visible(prompt) != 0 }, "the prompt")
    window.close()
  }

  /// The last of the app's texts counts, also if the field shows it already.
  func testTheLastAnswerOfSeveralIsDisplayed() async throws {
    struct Twice: View {
      let kind: FieldKind
      let model: Model
      var body: some View {
        kind.view(
          Binding(
            get: { model.text },
            set: {
              model.text = $0.uppercased()
              withAnimation { model.isDone.toggle() }
              model.text = $0
              withAnimation { model.isDone.toggle() }
            }))
      }
    }
    for kind in FieldKind.allCases {
      let model = Model("")
      let window = TestWindow(self, Twice(kind: kind, model: model))
      window.show()
      spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
      let field = try EditableWidget.first(in: window.content)
      field.focus()
      drain()
      try Keyboard.press(["a", "b"])
      spin(until: { model.text == "ab" }, "the text in \(kind), not \(model.text)")
      drain()
      XCTAssertEqual(field.text, "ab", "\(kind)")
      window.close()
    }
  }
}
