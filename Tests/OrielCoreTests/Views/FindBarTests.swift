import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Finding and replacing in editors.
@MainActor @Suite struct FindBarTests {
  @MainActor @Observable final class Model {
    var text = "one two one two one"
    var other = "one"
    var isFinding = false
    var isDisabled = false
    var isReplaceDisabled = false
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      TextEditor(text: $model.text).accessibilityLabel("Text")
        .findDisabled(model.isDisabled)
        .replaceDisabled(model.isReplaceDisabled)
        .findNavigator(isPresented: $model.isFinding)
    }
  }

  private func element(_ screen: Screen, _ name: String = "Text") throws -> TextEditorElement {
    try #require(try screen.textEditor(name).view.element as? TextEditorElement)
  }

  private func selected(_ screen: Screen) throws -> Range<Int>? {
    let editor = screen.textEditor("Text")
    return try editor.textSelection.range(in: editor.string)
  }

  @Test func `The binding shows and hides the bar, and the user's keys write it`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    #expect(!screen.textField("Find").exists)
    model.isFinding = true
    #expect(try screen.textField("Find").hasFocus)
    try screen.pressEscape()
    #expect(!model.isFinding)
    #expect(!screen.textField("Find").exists)
    #expect(try screen.textEditor("Text").hasFocus)
    try screen.press("f", modifiers: .control)
    #expect(model.isFinding)
    try screen.button("Close Find Bar").tap()
    #expect(!model.isFinding)
  }

  @Test func `All matches are highlighted and counted, and the first one behind the caret is selected`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    try screen.textEditor("Text").selectText(
      TextSelection(insertionPoint: model.text.index(model.text.startIndex, offsetBy: 4)))
    try screen.press("f", modifiers: .control)
    try screen.textField("Find").type("ONE")
    #expect(try element(screen).find?.matches == [0..<3, 8..<11, 16..<19])
    #expect(screen.contains(text: "2 of 3"))
    #expect(try selected(screen) == 8..<11)
    try screen.textField("Find").replaceText(with: "none")
    #expect(screen.contains(text: "No Results"))
    #expect(try element(screen).find?.matches == [])
  }

  @Test func `Keys and buttons go from match to match, around the ends`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    model.isFinding = true
    try screen.textField("Find").type("one")
    #expect(screen.contains(text: "1 of 3"))
    try screen.pressReturn()
    #expect(screen.contains(text: "2 of 3"))
    try screen.press("g", modifiers: .control)
    #expect(screen.contains(text: "3 of 3"))
    try screen.button("Next Match").tap()
    #expect(screen.contains(text: "1 of 3"))
    try screen.button("Previous Match").tap()
    #expect(screen.contains(text: "3 of 3"))
    try screen.textField("Find").focus()
    try screen.press(.return, modifiers: .shift)
    #expect(screen.contains(text: "2 of 3"))
    try screen.textEditor("Text").focus()
    try screen.press(.function(3), modifiers: .shift)
    #expect(screen.contains(text: "1 of 3"))
    #expect(try selected(screen) == 0..<3)
  }

  @Test func `Return in the bar neither submits the views around the editor nor presses their default button`() throws {
    let model = Model()
    var actions: [String] = []
    let screen = Screen {
      VStack {
        Page(model: model)
        Button("Save") { actions.append("saved") }.keyboardShortcut(.defaultAction)
      }
      .onSubmit { actions.append("submitted") }
    }
    try screen.textEditor("Text").focus()
    try screen.press("h", modifiers: .control)
    try screen.textField("Find").type("one")
    try screen.pressReturn()
    #expect(screen.contains(text: "2 of 3"))
    try screen.textField("Replace with").type("1")
    try screen.pressReturn()
    #expect(model.text == "one two 1 two one")
    #expect(actions == [])
  }

  @Test func `Ctrl+F in the bar goes on with the search where it is`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    model.isFinding = true
    try screen.textField("Find").type("o")
    try screen.pressReturn()
    try screen.pressReturn()
    #expect(screen.contains(text: "3 of 5"))
    try screen.textField("Find").focus()
    try screen.press("f", modifiers: .control)
    try screen.textField("Find").replaceText(with: "on")
    #expect(screen.contains(text: "2 of 3"))
  }

  @Test func `A key that is held down in the bar goes on from match to match`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    model.isFinding = true
    try screen.textField("Find").type("one")
    let leaf = try #require(try screen.textField("Find").view.widget?.leaf)
    for place in ["2 of 3", "3 of 3"] {
      let press = KeyPress(.function(3), characters: "", phase: .repeat)
      #expect(KeyDispatcher.dispatch(press, at: leaf, .before))
      #expect(screen.contains(text: place))
    }
  }

  @Test func `The selected text is what is searched`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    let start = model.text.index(model.text.startIndex, offsetBy: 4)
    try screen.textEditor("Text").selectText(TextSelection(range: start..<model.text.index(start, offsetBy: 3)))
    try screen.press("f", modifiers: .control)
    #expect(try screen.textField("Find").string == "two")
    #expect(screen.contains(text: "1 of 2"))
  }

  @Test func `A match is replaced, and the next one is selected`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    try screen.textEditor("Text").focus()
    try screen.press("h", modifiers: .control)
    try screen.textField("Find").type("one")
    try screen.textField("Replace with").type("none")
    // The last one was selected, since the caret was behind the text.
    #expect(screen.contains(text: "1 of 3"))
    try screen.button("Replace").tap()
    #expect(model.text == "none two one two one")
    #expect(screen.contains(text: "2 of 3"))
    #expect(try selected(screen) == 9..<12)
  }

  @Test func `Replacing all is one edit that the user undoes`() throws {
    let model = Model()
    let screen = Screen { Page(model: model) }
    try screen.textEditor("Text").type("!")
    try screen.press("h", modifiers: .control)
    try screen.textField("Find").type("one")
    try screen.textField("Replace with").type("1")
    try screen.button("Replace All").tap()
    #expect(model.text == "1 two 1 two 1!")
    #expect(screen.contains(text: "No Results"))
    try screen.textEditor("Text").focus()
    try screen.press("z", modifiers: .control)
    #expect(model.text == "one two one two one!")
    try screen.press("z", modifiers: .control)
    #expect(model.text == "one two one two one")
  }

  @Test func `The case of letters matters while the button is on`() throws {
    let model = Model()
    model.text = "One one"
    model.isFinding = true
    let screen = Screen { Page(model: model) }
    try screen.textField("Find").type("one")
    #expect(screen.contains(text: "1 of 2"))
    try screen.toggle("Match Case").tap()
    #expect(screen.contains(text: "1 of 1"))
  }

  @Test func `What the text becomes is searched again`() throws {
    let model = Model()
    model.isFinding = true
    let screen = Screen { Page(model: model) }
    try screen.textField("Find").type("one")
    model.text += " one"
    #expect(screen.contains(text: "1 of 4"))
    model.text = "nothing"
    #expect(screen.contains(text: "No Results"))
  }

  @Test func `An editor where finding is disabled has no bar`() throws {
    let model = Model()
    model.isDisabled = true
    model.isFinding = true
    let screen = Screen { Page(model: model) }
    #expect(!screen.textField("Find").exists)
    try screen.textEditor("Text").focus()
    #expect(throws: ScreenError.self) { try screen.press("f", modifiers: .control) }
    model.isDisabled = false
    #expect(screen.textField("Find").exists)
  }

  @Test func `Without replacing, the bar only finds`() throws {
    let model = Model()
    model.isReplaceDisabled = true
    model.isFinding = true
    let screen = Screen { Page(model: model) }
    #expect(screen.textField("Find").exists)
    #expect(!screen.toggle("Replace").exists)
    try screen.textEditor("Text").focus()
    #expect(throws: ScreenError.self) { try screen.press("h", modifiers: .control) }
    try screen.textField("Find").focus()
    #expect(throws: ScreenError.self) { try screen.press("h", modifiers: .control) }
  }

  @Test func `An editor without a navigator has a bar too`() throws {
    let screen = Screen { TextEditor(text: .constant("a b a")).accessibilityLabel("Text") }
    try screen.textEditor("Text").focus()
    try screen.press("f", modifiers: .control)
    try screen.textField("Find").type("a")
    #expect(screen.contains(text: "2"))
  }

  private struct TwoEditors: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        TextEditor(text: $model.text).accessibilityLabel("Text")
        TextEditor(text: $model.other).accessibilityLabel("Other")
      }
      .findNavigator(isPresented: $model.isFinding)
    }
  }

  @Test func `Of several editors, the one with the focus has the bar`() throws {
    let model = Model()
    let screen = Screen { TwoEditors(model: model) }
    try screen.textEditor("Other").focus()
    model.isFinding = true
    #expect(screen.find(.textField).count == 1)
    try screen.textField("Find").type("one")
    #expect(try element(screen, "Other").find?.matches == [0..<3])
    #expect(try element(screen).find?.matches == [])
  }

  private struct OneOfTwoEditors: View {
    @Bindable var model: Model
    var body: some View {
      Group {
        if model.isDisabled {
          TextEditor(text: $model.other).accessibilityLabel("Other")
        } else {
          TextEditor(text: $model.text).accessibilityLabel("Text")
        }
      }
      .findNavigator(isPresented: $model.isFinding)
    }
  }

  @Test func `An editor that replaces another one has the bar`() throws {
    let model = Model()
    model.isFinding = true
    let screen = Screen { OneOfTwoEditors(model: model) }
    #expect(screen.textField("Find").exists)
    model.isDisabled = true
    try screen.textField("Find").type("one")
    #expect(try element(screen, "Other").find?.matches == [0..<3])
  }

  @Test func `A view can read how it takes part`() {
    struct Reader: View {
      @Environment(\.findContext) private var context
      var body: some View {
        Text(
          context.map { "\($0.isPresented?.wrappedValue.description ?? "none") \($0.supportsReplace)" } ?? "disabled")
      }
    }
    func text(_ view: some View) -> String? { Screen { view }.texts.first }
    #expect(text(Reader()) == "none true")
    #expect(text(Reader().findNavigator(isPresented: .constant(true))) == "true true")
    #expect(text(Reader().replaceDisabled().findNavigator(isPresented: .constant(false))) == "false false")
    #expect(text(Reader().findDisabled()) == "disabled")
    #expect(text(Reader().findNavigator(isPresented: .constant(true)).findDisabled()) == "true true")
  }
}
