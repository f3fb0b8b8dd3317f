import FoundationEssentials
import Testing

@testable import OrielCore

/// Selections in attributed texts, and the changes of a text that keep them.
struct AttributedSelectionTests {
  private func range(_ part: String, in text: AttributedString) throws -> Range<AttributedString.Index> {
    try #require(text.range(of: part))
  }

  private func selected(_ selection: AttributedTextSelection, in text: AttributedString) -> String {
    switch selection.indices(in: text) {
    case .insertionPoint(let index): "caret \(text.scalarOffset(of: index))"
    case .ranges(let ranges): ranges.ranges.map { String(text[$0].characters) }.joined(separator: "+")
    }
  }

  /// "plain bold", of which the second word is bold.
  private var sample: AttributedString {
    AttributedString("plain ") + AttributedString("bold", attributes: AttributeContainer().font(.body.bold()))
  }

  @Test func `A new selection is a caret at the end of any text`() {
    #expect(selected(AttributedTextSelection(), in: "") == "caret 0")
    #expect(selected(AttributedTextSelection(), in: "four") == "caret 4")
  }

  @Test func `An empty range is a caret`() {
    let text: AttributedString = "four"
    let selection = AttributedTextSelection(range: text.startIndex..<text.startIndex)
    #expect(selection == AttributedTextSelection(insertionPoint: text.startIndex))
    #expect(selected(selection, in: text) == "caret 0")
  }

  @Test func `Positions of a longer text are moved to the end of a shorter one`() throws {
    let long: AttributedString = "a long text"
    let selection = AttributedTextSelection(range: try range("text", in: long))
    #expect(selected(selection, in: "a lo") == "caret 4")
    #expect(selected(selection, in: "") == "caret 0")
    #expect(selected(AttributedTextSelection(range: try range("long", in: long)), in: "a lo") == "lo")
  }

  @Test func `What is typed has the attributes of the character before the caret`() {
    let text = sample
    #expect(AttributedTextSelection().typingAttributes(in: text).font == .body.bold())
    let start = AttributedTextSelection(insertionPoint: text.startIndex)
    #expect(start.typingAttributes(in: text).font == nil)
    let between = AttributedTextSelection(insertionPoint: text.index(ofScalar: 6))
    #expect(between.typingAttributes(in: text).font == nil)
    let bold = AttributedString("b", attributes: AttributeContainer().font(.title))
    #expect(AttributedTextSelection(insertionPoint: bold.startIndex).typingAttributes(in: bold).font == .title)
    #expect(AttributedTextSelection().typingAttributes(in: "") == AttributeContainer())
  }

  @Test func `A link isn't continued behind its end`() throws {
    var text: AttributedString = "see here now"
    text[try range("here", in: text)].link = URL(string: "https://example.org")
    let inside = AttributedTextSelection(insertionPoint: text.index(ofScalar: 6))
    #expect(inside.typingAttributes(in: text).link != nil)
    let behind = AttributedTextSelection(insertionPoint: text.index(ofScalar: 8))
    #expect(behind.typingAttributes(in: text).link == nil)
  }

  @Test func `The attributes of a selection are those of each run in it`() throws {
    let text = sample
    let selection = AttributedTextSelection(range: try range("in bo", in: text))
    let attributes = selection.attributes(in: text)
    #expect(Array(attributes[\.font]) == [nil, .body.bold()])
    #expect(attributes[\.font].contains(.body.bold()))
    #expect(!attributes[\.foregroundColor].contains(.red))
    #expect(Array(AttributedTextSelection().attributes(in: text)[\.font]) == [.body.bold()])
  }

  @Test func `A change of the text moves the selection with its characters`() throws {
    var text = sample
    var selection = AttributedTextSelection(range: try range("bold", in: text))
    text.transform(updating: &selection) { $0.insert(AttributedString("very "), at: $0.startIndex) }
    #expect(String(text.characters) == "very plain bold")
    #expect(selected(selection, in: text) == "bold")
    let bold = try range("bold", in: text)
    text.transform(updating: &selection) { $0.removeSubrange(bold) }
    #expect(selected(selection, in: text) == "caret 11")
  }

  @Test func `An error of a change is passed on, and the selection stays valid`() throws {
    struct Refusal: Error {}
    var text = sample
    var selection = AttributedTextSelection(range: try range("bold", in: text))
    #expect(throws: Refusal.self) {
      try text.transform(updating: &selection) { text throws(Refusal) in
        text.insert(AttributedString("a "), at: text.startIndex)
        throw Refusal()
      }
    }
    #expect(selected(selection, in: text) == "bold")
  }

  @Test func `A text that replaces the whole value keeps the selection at its distance`() throws {
    var text = sample
    var selection = AttributedTextSelection(range: try range("bold", in: text))
    text.transform(updating: &selection) { $0 = AttributedString("another text") }
    #expect(selected(selection, in: text) == "r te")
  }

  @Test func `Attributes are changed run by run, only where text is selected`() throws {
    var text = sample
    var selection = AttributedTextSelection(range: try range("in bo", in: text))
    var calls = 0
    text.transformAttributes(in: &selection) {
      calls += 1
      $0.underlineStyle = .single
    }
    #expect(calls == 2)
    #expect(selected(selection, in: text) == "in bo")
    #expect(text.runs.map { String(text[$0.range].characters) } == ["pla", "in ", "bo", "ld"])
    #expect(text.runs.map { $0.underlineStyle != nil } == [false, true, true, false])
  }

  @Test func `At a caret the typing attributes are changed, and the text stays as it is`() {
    var text = sample
    var selection = AttributedTextSelection(insertionPoint: text.startIndex)
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    #expect(text == sample)
    #expect(selection.typingAttributes(in: text).foregroundColor == .red)
    text.replaceSelection(&selection, withCharacters: "new ")
    #expect(text.runs.first?.foregroundColor == .red)
    #expect(selected(selection, in: text) == "caret 4")
    #expect(selection.typingAttributes(in: text).foregroundColor == .red)
  }

  @Test func `A replaced selection has the attributes of the new text, and the caret is behind it`() throws {
    var text = sample
    var selection = AttributedTextSelection(range: try range("bold", in: text))
    text.replaceSelection(
      &selection, with: AttributedString("red", attributes: AttributeContainer().foregroundColor(.red)))
    #expect(String(text.characters) == "plain red")
    #expect(text.runs.map(\.font) == [nil, nil] && text.runs.map(\.foregroundColor) == [nil, .red])
    #expect(selected(selection, in: text) == "caret 9")
  }

  @Test func `Several ranges are replaced by one text`() throws {
    var text: AttributedString = "one two three"
    var ranges = RangeSet(try range("one", in: text))
    ranges.insert(contentsOf: try range("three", in: text))
    var selection = AttributedTextSelection(ranges: ranges)
    #expect(selected(selection, in: text) == "one+three")
    text.replaceSelection(&selection, withCharacters: "1")
    #expect(String(text.characters) == "1 two ")
    #expect(selected(selection, in: text) == "caret 1")
  }
}
