import FoundationEssentials
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Editors of attributed text.
@MainActor struct StyledTextEditorTests {
  @MainActor @Observable final class Model {
    var text: AttributedString
    var selection = AttributedTextSelection()
    var writes = 0

    init(_ text: AttributedString) { self.text = text }

    /// The words of the runs, with their formats.
    var runs: [String] {
      text.runs.map { run in
        let font = run.font?.resolve(in: Font.Context(bodySize: 11))
        let marks = [
          font?.isBold == true ? "b" : "", font?.isItalic == true ? "i" : "", run.underlineStyle == nil ? "" : "u",
        ]
        return "\(String(text[run.range].characters))\(marks.joined().isEmpty ? "" : "[\(marks.joined())]")"
      }
    }
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Text") }
  }

  private func screen(_ model: Model) -> Screen { Screen { Editor(model: model) } }

  private var bold: AttributeContainer { AttributeContainer().font(.body.bold()) }

  @Test func `What is typed continues the text before it`() throws {
    let model = Model(AttributedString("one ") + AttributedString("two", attributes: bold))
    let screen = screen(model)
    try screen.textEditor("Text").type("2")
    #expect(model.runs == ["one ", "two2[b]"])
    try screen.press(.home, modifiers: [])
    try screen.textEditor("Text").type(">")
    #expect(model.runs == [">one ", "two2[b]"])
    #expect(try screen.textEditor("Text").string == ">one two2")
  }

  @Test func `The selection is written with the text, and set by the app`() async throws {
    let model = Model("one two")
    let screen = screen(model)
    try screen.textEditor("Text").type("!")
    #expect(model.selection == AttributedTextSelection(insertionPoint: model.text.endIndex))
    model.selection = AttributedTextSelection(range: try #require(model.text.range(of: "two")))
    await screen.settle()
    try screen.textEditor("Text").type("2")
    #expect(String(model.text.characters) == "one 2!")
    #expect(caret(of: model) == 5)
  }

  /// The position of the caret; nil if there is a selection.
  private func caret(of model: Model) -> Int? {
    guard case .insertionPoint(let index) = model.selection.indices(in: model.text) else { return nil }
    return model.text.scalarOffset(of: index)
  }

  @Test func `Control and B, I and U give what is selected a format, and take it away`() async throws {
    let model = Model("one two")
    let screen = screen(model)
    try screen.textEditor("Text").focus()
    model.selection = AttributedTextSelection(range: try #require(model.text.range(of: "two")))
    await screen.settle()
    try screen.press("b")
    #expect(model.runs == ["one ", "two[b]"])
    try screen.press("i")
    try screen.press("u")
    #expect(model.runs == ["one ", "two[biu]"])
    try screen.press("b")
    #expect(model.runs == ["one ", "two[iu]"])
    try screen.press("a")
    try screen.press("u")
    #expect(model.runs == ["one [u]", "two[iu]"])
  }

  @Test func `Keys with Shift or Alt aren't those of a format`() throws {
    let model = Model("one")
    let screen = screen(model)
    try screen.textEditor("Text").focus()
    try screen.press("a")
    for modifiers in [EventModifiers.shift, .option] {
      #expect(throws: ScreenError.self) { try screen.press("b", modifiers: modifiers.union(.command)) }
    }
    #expect(model.runs == ["one"])
    try screen.press("b")
    #expect(model.runs == ["one[b]"])
  }

  @Test func `Without a selection a format is that of what is typed next, until the caret moves`() throws {
    let model = Model("a")
    let screen = screen(model)
    try screen.textEditor("Text").focus()
    try screen.press("b")
    #expect(model.runs == ["a"])
    #expect(model.selection.typingAttributes(in: model.text).font == .body.bold())
    try screen.textEditor("Text").type("bc")
    #expect(model.runs == ["a", "bc[b]"])
    try screen.press("b")
    try screen.textEditor("Text").type("d")
    #expect(model.runs == ["a", "bc[b]", "d"])
    try screen.press("i")
    try screen.press(.home, modifiers: [])
    try screen.textEditor("Text").type("e")
    #expect(model.runs == ["ea", "bc[b]", "d"])
  }

  @Test func `What replaces a selection has the attributes of its first character`() async throws {
    let model = Model(AttributedString("one") + AttributedString("two", attributes: bold) + AttributedString("three"))
    let screen = screen(model)
    try screen.textEditor("Text").focus()
    model.selection = AttributedTextSelection(range: try #require(model.text.range(of: "twothr")))
    await screen.settle()
    try screen.press(.delete, modifiers: [])
    try screen.textEditor("Text").type("x")
    #expect(model.runs == ["one", "x[b]", "ee"])
  }

  @Test func `The commands of the Edit menu undo, redo, delete and select all`() async throws {
    let model = Model("")
    let screen = screen(model)
    try screen.textEditor("Text").type("one")
    let widget = try #require(try screen.textEditor("Text").view.widget)
    let steps: [(EditCommand, String)] = [
      (.undo, ""), (.redo, "one"), (.selectAll, "one"), (.delete, ""), (.delete, ""), (.undo, "one"),
    ]
    for (command, text) in steps {
      #expect(widget.perform(command))
      await screen.settle()
      #expect(String(model.text.characters) == text, "\(command)")
    }
  }

  @Test func `A replaced text is edited on, and taken back`() throws {
    let model = Model(AttributedString("one", attributes: bold))
    let screen = screen(model)
    try screen.textEditor("Text").replaceText(with: "two")
    try screen.textEditor("Text").type("!")
    #expect(model.runs == ["two![b]"])
    try screen.press("z")
    try screen.press("z")
    #expect(model.runs == ["one[b]"])
  }

  @Test func `Edits and formats are undone and redone, a word at a time`() throws {
    let model = Model("")
    let screen = screen(model)
    try screen.textEditor("Text").type("one two")
    try screen.press("a")
    try screen.press("b")
    #expect(model.runs == ["one two[b]"])
    try screen.press("z")
    #expect(model.runs == ["one two"])
    try screen.press("z")
    #expect(model.runs == ["one"])
    try screen.press("z", modifiers: [.command, .shift])
    try screen.press("y")
    #expect(model.runs == ["one two[b]"])
    try screen.press(.end, modifiers: [])
    try screen.press(.delete, modifiers: [])
    try screen.press(.delete, modifiers: [])
    #expect(model.runs == ["one t[b]"])
    try screen.press("z")
    #expect(model.runs == ["one two[b]"])
  }

  @Test func `Attributes that a button has changed are taken back, and characters aren't`() async throws {
    let model = Model("one two")
    let screen = screen(model)
    try screen.textEditor("Text").type("!")
    model.text.foregroundColor = .red
    await screen.settle()
    try screen.press("z")
    #expect(model.text.runs.map(\.foregroundColor) == [nil])
    #expect(String(model.text.characters) == "one two!")
    model.text = "another text"
    await screen.settle()
    try screen.press("z")
    #expect(String(model.text.characters) == "another text")
  }

  private struct Locked: View {
    let model: Model
    var body: some View { Editor(model: model).disabled(true) }
  }

  @Test func `A disabled editor takes no text`() throws {
    let model = Model("one")
    let screen = Screen { Locked(model: model) }
    #expect(throws: ScreenError.self) { try screen.textEditor("Text").type("b") }
    #expect(String(model.text.characters) == "one")
  }

  @Test func `An editor without a binding of the selection keeps its caret while the text is updated`() async throws {
    let model = Model("one two")
    let screen = Screen { TextEditor(text: Bindable(model).text).accessibilityLabel("Text") }
    try screen.textEditor("Text").focus()
    try screen.press(.home, modifiers: [])
    try screen.textEditor("Text").type("a")
    model.text.foregroundColor = .blue
    await screen.settle()
    try screen.textEditor("Text").type("b")
    #expect(String(model.text.characters) == "abone two")
  }

  @Test func `The font of the editor is that of text that becomes bold`() throws {
    let model = Model("one")
    let screen = Screen { Editor(model: model).font(.title) }
    try screen.textEditor("Text").focus()
    try screen.press("a")
    try screen.press("b")
    #expect(model.text.runs.map(\.font) == [.title.bold(false)])
  }

  @Test func `A long text is edited at its changed part only`() throws {
    let line = "The quick brown fox jumps over the lazy dog.\n"
    let model = Model(AttributedString(String(repeating: line, count: 24_000)))
    let screen = screen(model)
    try screen.textEditor("Text").focus()
    let start = ContinuousClock.now
    for key in "abcdefghij" { try screen.press(KeyEquivalent(key), modifiers: []) }
    // A key for which the whole text is read takes more than a second.
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(model.text.scalarCount == 24_000 * line.count + 10)
  }
}
