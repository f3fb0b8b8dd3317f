import Testing

@testable import OrielCore

/// Where the caret is after the app has replaced what the user has typed.
@Suite struct EditedTextTests {
  /// All texts of at most `count` characters of an alphabet.
  private func texts(of alphabet: String, upTo count: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<count {
      last = last.flatMap { text in alphabet.map { text + String($0) } }
      all += last
    }
    return all
  }

  /// The text with each caret.
  private func states(of text: String) -> [EditedText] { (0...text.count).map { EditedText(text, caret: $0) } }

  /// What the user has made of a text by typing, which replaces the selection.
  private func typing(_ typed: String, into old: EditedText) -> EditedText {
    let (start, end) = (min(old.anchor, old.caret), max(old.anchor, old.caret))
    let new = old.text.prefix(start) + typed + old.text.dropFirst(end)
    return EditedText(String(new), caret: start + typed.count)
  }

  private func deleting(_ range: Range<Int>, of old: EditedText) -> EditedText {
    EditedText(
      String(old.text.prefix(range.lowerBound) + old.text.dropFirst(range.upperBound)), caret: range.lowerBound)
  }

  @Test func `a refused character leaves the caret and the selection`() {
    for text in texts(of: "12a", upTo: 4) {
      for anchor in 0...text.count {
        for caret in 0...text.count {
          let old = EditedText(text, anchor: anchor, caret: caret)
          for typed in texts(of: "1a", upTo: 2) where !typed.isEmpty {
            let edited = typing(typed, into: old)
            if edited.text != text { #expect(edited.replaced(by: text, answering: old) == old) }
          }
        }
      }
    }
  }

  @Test func `a refused deletion of content leaves the caret`() {
    for text in texts(of: "12", upTo: 5) where !text.isEmpty {
      for caret in 1...text.count {
        let old = EditedText(text, caret: caret)
        #expect(deleting(caret - 1..<caret, of: old).replaced(by: text, answering: old) == old)
      }
      for caret in 0..<text.count {
        let old = EditedText(text, caret: caret)
        #expect(deleting(caret..<caret + 1, of: old).replaced(by: text, answering: old) == old)
      }
    }
  }

  @Test func `the caret passes over a separator that the app puts back`() {
    let old = EditedText("1,234", caret: 2)
    #expect(deleting(1..<2, of: old).replaced(by: old.text, answering: old).caret == 1)
    let before = EditedText("1,234", caret: 1)
    #expect(deleting(1..<2, of: before).replaced(by: before.text, answering: before).caret == 2)
  }

  @Test func `an accepted text keeps its caret`() {
    for text in texts(of: "1,a", upTo: 4) {
      for state in states(of: text) { #expect(state.replaced(by: text, answering: EditedText("x")) == state) }
    }
  }

  @Test func `when letters are left out the caret is behind the same digits`() {
    for text in texts(of: "12a", upTo: 6) {
      let written = text.filter(\.isNumber)
      for state in states(of: text) {
        let expected = text.prefix(state.caret).filter(\.isNumber).count
        #expect(
          state.replaced(by: written, answering: nil).caret == expected, "\(text) at \(state.caret) became \(written)")
      }
    }
  }

  /// Puts a comma after each three digits, from the end.
  private func grouped(_ text: String) -> String {
    let digits = text.filter(\.isNumber)
    return String(
      digits.enumerated().flatMap { offset, digit in
        offset > 0 && (digits.count - offset).isMultiple(of: 3) ? [",", digit] : [digit]
      })
  }

  @Test func `when digits are grouped the caret is behind the same digits`() {
    for number in texts(of: "12", upTo: 7) {
      let old = grouped(number)
      for state in states(of: old) {
        for typed in ["1", "3", "12", "a3", "a"] {
          let edited = typing(typed, into: state)
          let written = grouped(edited.text)
          let new = edited.replaced(by: written, answering: state)
          #expect(
            new.text.prefix(new.caret).filter(\.isNumber) == edited.text.prefix(edited.caret).filter(\.isNumber),
            "\(old) at \(state.caret), \(typed) typed, became \(written) at \(new.caret)")
        }
      }
    }
  }

  @Test func `a selected letter that is typed again is passed, though the app writes it as a capital`() {
    let state = EditedText("aBC", caret: 1)
    #expect(state.replaced(by: "ABC", answering: EditedText("ABC", anchor: 0, caret: 1)) == EditedText("ABC", caret: 1))
  }

  @Test func `capitals have the caret of their small letters`() {
    for text in texts(of: "aB ", upTo: 5) {
      for state in states(of: text) {
        #expect(state.replaced(by: text.uppercased(), answering: nil).caret == state.caret)
      }
    }
  }

  @Test func `a text that is cut at a length has the caret at most at its end`() {
    for text in texts(of: "ab", upTo: 6) {
      for limit in 0...text.count {
        for state in states(of: text) {
          #expect(state.replaced(by: String(text.prefix(limit)), answering: nil).caret == min(state.caret, limit))
        }
      }
    }
  }

  @Test func `a trimmed text has the caret before the same characters`() {
    for text in texts(of: "a ", upTo: 6) {
      let leading = text.prefix { $0 == " " }.count
      let written = String(text.drop { $0 == " " })
      for state in states(of: text) {
        #expect(state.replaced(by: written, answering: nil).caret == max(state.caret - leading, 0))
      }
    }
  }

  @Test func `the caret is always in the text`() {
    let all = texts(of: "1,a", upTo: 3)
    for old in all {
      for state in states(of: old) {
        for new in all { #expect((0...new.count).contains(state.replaced(by: new, answering: nil).caret)) }
      }
    }
  }

  @Test func `the end stays the end`() {
    #expect(EditedText("12").replaced(by: "12 €", answering: nil).caret == 4)
    #expect(EditedText("abc").replaced(by: "", answering: nil).caret == 0)
  }

  @Test func `a caret is never in a character`() {
    let flag = "🇩🇪"
    let state = EditedText("a\(flag)b", caret: 3)
    #expect(state.replaced(by: "A\(flag)B", answering: nil).caret == 3)
    #expect(EditedText("e\u{301}x", caret: 2).replaced(by: "éX", answering: nil).caret == 1)
  }

  @Test func `the caret in a long text that the app rewrites stays at its content`() {
    let words = (0..<2_000).map { "word\($0)" }
    let old = words.joined(separator: " ")
    let new = words.joined(separator: "  ").uppercased()
    let place = old.prefix { $0 != "9" }.count
    let caret = EditedText(old, caret: place).replaced(by: new, answering: nil).caret
    #expect(new.prefix(caret).filter(\.isContent).count == old.prefix(place).filter(\.isContent).count)
  }
}
