import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Selections of fields and editors, and their bindings.
@MainActor @Suite struct TextSelectionTests {
  /// What the app knows of a field.
  @MainActor @Observable final class Model {
    var text: String
    var selection: TextSelection?
    var writes: [String] = []

    init(_ text: String) { self.text = text }

    /// The selected part, or where the caret is.
    var selected: String {
      guard let selection, let range = selection.range(in: text) else { return "nothing" }
      let part = text[text.characterStart(atUTF8: range.lowerBound)..<text.characterStart(atUTF8: range.upperBound)]
      return range.isEmpty ? "caret at \(range.lowerBound)" : String(part)
    }

    func select(_ part: ClosedRange<Int>) {
      let start = text.index(text.startIndex, offsetBy: part.lowerBound)
      selection = TextSelection(range: start..<text.index(start, offsetBy: part.count))
    }

    func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
  }

  enum Kind: CaseIterable { case field, growing, editor }

  private struct Page: View {
    let kind: Kind
    @Bindable var model: Model
    @FocusState var isFocused: Bool
    var body: some View {
      Button("Other") {}
      switch kind {
      case .field: TextField("Text", text: $model.text, selection: $model.selection).focused($isFocused)
      case .growing:
        TextField("Text", text: $model.text, selection: $model.selection, axis: .vertical).focused($isFocused)
      case .editor:
        TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Text").focused($isFocused)
      }
      Button("Focus") { isFocused = true }
      Text(model.selected)
    }
  }

  private func screen(_ kind: Kind, _ model: Model) throws -> (Screen, ScreenElement) {
    let screen = Screen { Page(kind: kind, model: model) }
    return (screen, kind == .editor ? screen.textEditor("Text") : screen.textField("Text"))
  }

  @Test(arguments: Kind.allCases) func `It is nil until the field has had the focus`(_ kind: Kind) throws {
    let model = Model("abc")
    let (screen, field) = try screen(kind, model)
    #expect(model.selection == nil)
    try field.tap()
    #expect(screen.contains(text: "caret at 3"))
    try screen.button("Other").tap()
    #expect(model.selected == "caret at 3", "a button can insert at the caret")
  }

  @Test(arguments: Kind.allCases) func `What the user selects is written, and typing replaces it`(_ kind: Kind) throws {
    let model = Model("one two three")
    let (screen, field) = try screen(kind, model)
    try field.selectText(TextSelection(range: model.index(4)..<model.index(7)))
    #expect(screen.contains(text: "two"))
    try field.type("2")
    #expect(model.text == "one 2 three")
    #expect(model.selected == "caret at 5")
    try screen.press(.leftArrow, modifiers: .shift)
    #expect(model.selected == "2")
    try screen.press("a", modifiers: .control)
    #expect(model.selected == "one 2 three")
  }

  @Test(arguments: Kind.allCases) func `What the app selects without the focus waits for it`(_ kind: Kind) throws {
    let model = Model("one two")
    let (screen, field) = try screen(kind, model)
    model.select(4...6)
    #expect(try !field.hasFocus)
    try screen.button("Focus").tap()
    #expect(try field.hasFocus)
    #expect(model.selected == "two")
    try field.type("2")
    #expect(model.text == "one 2")
  }

  @Test func `A field of one line is selected when the keyboard moves the focus to it`() throws {
    let model = Model("abc")
    let (screen, field) = try screen(.field, model)
    try screen.button("Other").focus()
    try screen.press(.tab, modifiers: [])
    #expect(try field.hasFocus)
    #expect(model.selected == "abc")
  }

  @Test(arguments: Kind.allCases) func `The text is written first, then the selection`(_ kind: Kind) throws {
    let model = Model("abc")
    let (screen, field) = try screen(kind, model)
    try field.tap()
    model.text = "xyz and more"
    model.select(8...11)
    #expect(screen.contains(text: "more"))
    try field.type("!")
    #expect(model.text == "xyz and !")
  }

  @Test func `The user's text is written before the selection, in the same update`() throws {
    var log: [String] = []
    var text = "ab"
    var selection: TextSelection?
    let screen = Screen {
      TextField(
        "Text",
        text: Binding(
          get: { text },
          set: {
            text = $0
            log.append("text \($0)")
          }),
        selection: Binding(
          get: { selection },
          set: {
            selection = $0
            log.append("caret \($0.map { $0.range(in: text)?.lowerBound ?? -1 } ?? -2)")
          }))
    }
    try screen.textField("Text").type("c")
    #expect(log.suffix(2) == ["text abc", "caret 3"])
  }

  private struct Answering: View {
    let kind: Kind
    let model: Model
    var body: some View {
      Page(kind: kind, model: model).onChange(of: model.text) { old, new in
        if old.isEmpty { model.text = "<\(new.uppercased())>" }
      }
    }
  }

  @Test(arguments: Kind.allCases) func `An app that answers an edit learns where the caret is`(_ kind: Kind) throws {
    let model = Model("")
    let screen = Screen { Answering(kind: kind, model: model) }
    let field = kind == .editor ? screen.textEditor("Text") : screen.textField("Text")
    try field.type("a")
    #expect(model.text == "<A>")
    #expect(model.selection?.range(in: model.text) == (try field.textSelection.range(in: model.text)))
  }

  @Test(arguments: Kind.allCases) func `Nil removes the selection and leaves the focus`(_ kind: Kind) throws {
    let model = Model("abc")
    let (screen, field) = try screen(kind, model)
    try field.selectText(TextSelection(range: model.index(0)..<model.index(2)))
    model.selection = nil
    #expect(screen.contains(text: "nothing"))
    #expect(try field.hasFocus)
    #expect(try field.textSelection.isInsertion)
    #expect(model.selection == nil)
  }

  @Test func `A constant binding that is nil leaves the selection to the user`() throws {
    let screen = Screen { TextField("Text", text: .constant("abc"), selection: .constant(nil)) }
    try screen.textField("Text").selectText(TextSelection(range: "abc".startIndex..<"abc".endIndex))
    #expect(try !screen.textField("Text").textSelection.isInsertion)
  }

  @Test func `An app that refuses a selection gets its own back`() throws {
    let text = "abcdef"
    let pinned = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 2))
    let screen = Screen { TextField("Text", text: .constant(text), selection: .constant(pinned)) }
    try screen.textField("Text").selectText(TextSelection(range: text.startIndex..<text.endIndex))
    #expect(try screen.textField("Text").textSelection.indices == pinned.indices)
  }

  // MARK: Places in texts

  @Test(arguments: ["👩‍👩‍👧‍👦x", "🇩🇪🇫🇷x", "e\u{301}x", "שלום x", "\r\nx", ""])
  func `A place in a character is its beginning, and one behind the text its end`(_ text: String) {
    for offset in 0...text.utf8.count + 3 {
      let place = text.utf8.distance(from: text.startIndex, to: text.characterStart(atUTF8: offset))
      let beginnings = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
      #expect(place == beginnings.last { $0 <= offset })
    }
  }

  @Test func `Indices of a longer text are moved to the end`() {
    let long = "a long text"
    let selection = TextSelection(range: long.index(long.startIndex, offsetBy: 2)..<long.endIndex)
    #expect(selection.range(in: "abcd") == 2..<4)
    #expect(selection.range(in: "") == 0..<0)
  }

  @Test func `The index of another text can be inside a character`() {
    let other = "abcdef"
    #expect(TextSelection(insertionPoint: other.index(other.startIndex, offsetBy: 3)).range(in: "🇩🇪") == 0..<0)
  }

  @Test func `Several ranges are selected with what is between them`() {
    let text = "one two three"
    func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
    let ranges = RangeSet([index(0)..<index(3), index(8)..<index(13)])
    #expect(TextSelection(ranges: ranges).range(in: text) == 0..<13)
    #expect(TextSelection(ranges: RangeSet()).range(in: text) == nil)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
  }

  @Test(arguments: [10_000, 1_000_000]) func `Places are converted both ways in long texts`(_ length: Int) {
    let text = String(repeating: "äb🇩🇪c", count: length / 12)
    for scalar in stride(from: 0, through: text.unicodeScalars.count, by: text.unicodeScalars.count / 7) {
      #expect(text.scalarOffset(ofUTF8: text.utf8Offset(ofScalar: scalar)) == scalar)
    }
    #expect(text.utf8Offset(ofScalar: text.unicodeScalars.count) == text.utf8.count)
  }

  @Test func `Arrow keys and Backspace respect characters`() throws {
    let model = Model("a🇩🇪e\u{301}")
    let (screen, field) = try screen(.field, model)
    try field.tap()
    try screen.press(.delete, modifiers: [])
    #expect(model.text == "a🇩🇪")
    try screen.press(.leftArrow, modifiers: [])
    #expect(model.selected == "caret at 1")
    try field.type("b")
    #expect(model.text == "ab🇩🇪")
    try screen.press(.deleteForward, modifiers: [])
    #expect(model.text == "ab")
  }

  @Test func `The affinity of a selection is that of the view around the field`() throws {
    let model = Model("abc")
    let screen = Screen { Page(kind: .field, model: model).textSelectionAffinity(.upstream) }
    try screen.textField("Text").tap()
    #expect(model.selection?.affinity == .upstream)
  }

  @Test func `The keys of a field undo and redo what was typed`() throws {
    let model = Model("")
    let (screen, field) = try screen(.editor, model)
    try field.type("one two")
    try screen.press("z", modifiers: .control)
    #expect(model.text == "one")
    try screen.press("z", modifiers: [.control, .shift])
    #expect(model.text == "one two")
    #expect(model.selected == "caret at 7")
  }
}
