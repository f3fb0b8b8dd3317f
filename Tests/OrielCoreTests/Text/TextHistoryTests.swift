import Testing

@testable import OrielCore

/// What Control-Z takes back in a field.
@Suite struct TextHistoryTests {
  private var history = TextHistory()
  private var shown = EditedText("")

  /// The user types at the end, and the app may write another text.
  private mutating func type(_ typed: String, answer: (String) -> String = { $0 }) {
    for character in typed {
      let new = EditedText(shown.text + String(character))
      history.add(from: shown, to: new)
      let written = answer(new.text)
      if written != new.text { history.answer(with: written) }
      shown = new.replaced(by: written, answering: shown)
    }
  }

  private mutating func undo() -> String? {
    let state = history.undo(from: shown)
    if let state { shown = state }
    return state?.text
  }

  private mutating func redo() -> String? {
    let state = history.redo(from: shown)
    if let state { shown = state }
    return state?.text
  }

  @Test mutating func `words are taken back one after the other`() {
    type("one two")
    #expect(undo() == "one")
    #expect(undo() == "")
    #expect(undo() == nil)
    #expect(redo() == "one")
    #expect(redo() == "one two")
    #expect(redo() == nil)
  }

  @Test mutating func `what the app makes of a text is taken back with it`() {
    type("ab") { $0.uppercased() }
    #expect(undo() == "A")
    #expect(undo() == "")
    #expect(redo() == "A")
    #expect(redo() == "AB")
  }

  @Test mutating func `a refused character leaves nothing to take back`() {
    type("12")
    type("x") { $0.filter(\.isNumber) }
    #expect(shown.text == "12")
    #expect(undo() == "")
    #expect(undo() == nil)
  }

  @Test mutating func `typing after taking back forgets what was taken back`() {
    type("one two")
    _ = undo()
    type("!")
    #expect(redo() == nil)
    #expect(undo() == "one")
  }

  @Test mutating func `a text of many scripts comes back exactly`() {
    let texts = ["", "é", "e\u{301}a", "日本語", "日本", "👩‍👩‍👧 x", "👩‍👧 x", "a👩‍👧 xä", "ö", "öö\r\n", "\r\n"]
    for (old, new) in zip(texts, texts.dropFirst()) {
      history.add(from: EditedText(old), to: EditedText(new))
      // Not one edit with the next.
      history.extend()
    }
    shown = EditedText(texts[texts.count - 1])
    for text in texts.dropLast().reversed() { #expect(undo().map { Array($0.utf8) } == Array(text.utf8)) }
    for text in texts.dropFirst() { #expect(redo().map { Array($0.utf8) } == Array(text.utf8)) }
  }

  @Test func `the history of a long text isn't many times as long`() {
    let long = String(repeating: "0123456789", count: 100_000)
    var history = TextHistory()
    var shown = EditedText(long)
    for number in 0..<150 {
      let new = EditedText(shown.text + (number.isMultiple(of: 2) ? "a" : " "))
      history.add(from: shown, to: new)
      shown = new
    }
    #expect(history.length < 1_000)
    #expect(history.undo(from: shown)?.text.utf8.count == long.utf8.count + 149)
  }

  @Test func `a history of different long texts forgets the first ones`() {
    var history = TextHistory()
    let texts = (0..<20).map { String(repeating: "\($0)", count: 2_000_000) }
    for (old, new) in zip(texts, texts.dropFirst()) {
      history.add(from: EditedText(old), to: EditedText(new))
      history.extend()
    }
    #expect((1_000_000...10_000_000).contains(history.length))
    #expect(history.undo(from: EditedText(texts[19]))?.text == texts[18])
    #expect(history.undo(from: EditedText(texts[18]))?.text == texts[17])
  }

  @Test mutating func `the caret comes back too`() {
    shown = EditedText("abc", anchor: 0, caret: 2)
    let new = EditedText("xc", caret: 1)
    history.add(from: shown, to: new)
    #expect(history.undo(from: new) == EditedText("abc", anchor: 0, caret: 2))
  }
}
