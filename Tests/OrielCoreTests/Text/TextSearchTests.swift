import Testing

@testable import OrielCore

/// Finding a text in another one.
@Suite struct TextSearchTests {
  private func found(_ query: String, in text: String, matchesCase: Bool = false) -> [String] {
    TextSearch(query, matchesCase: matchesCase).matches(in: text).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
  }

  @Test func `Neither case nor diacritics make a difference`() {
    #expect(found("uber", in: "Über, UBER, über, u\u{308}ber") == ["Über", "UBER", "über", "u\u{308}ber"])
    #expect(found("Éa", in: "ea EA eÁ") == ["ea", "EA", "eÁ"])
    #expect(found("viet nam", in: "Việt Nam") == ["Việt Nam"])
    #expect(found("αθηνα", in: "Αθήνα") == ["Αθήνα"])
    #expect(found("елка", in: "Ёлка") == ["Ёлка"])
  }

  @Test func `The case of letters matters if it is asked for`() {
    #expect(found("Ab", in: "ab Ab AB", matchesCase: true) == ["Ab"])
    #expect(found("Über", in: "über Über Uber", matchesCase: true) == ["Über", "Uber"])
  }

  @Test func `Matches don't overlap`() {
    #expect(TextSearch("aa").matches(in: "aaaaa") == [0..<2, 2..<4])
  }

  @Test func `Only whole characters are found`() {
    #expect(found("👩", in: "👩‍👧 👩") == ["👩"])
    #expect(found("🇩🇪", in: "🇩🇪🇫🇷") == ["🇩🇪"])
    #expect(found("\n", in: "a\r\nb\n") == ["\r\n", "\n"])
  }

  @Test func `Right-to-left text is found`() {
    #expect(found("לום", in: "שָׁלוֹם עולם").count == 1)
  }

  @Test(arguments: ["", "a", "🇩🇪"]) func `Nothing is found for nothing`(_ text: String) {
    #expect(TextSearch("").matches(in: text).isEmpty)
    #expect(TextSearch("longer than the text").matches(in: text).isEmpty)
  }

  @Test func `All matches in a long text are found`() {
    let text = String(repeating: "line of a text\n", count: 70_000)
    let matches = TextSearch("Text").matches(in: text)
    #expect(matches.count == 70_000)
    #expect(matches.last == text.utf8.count - 5..<text.utf8.count - 1)
  }

  @Test(arguments: ["abcabc", "äbcÄbc", "a👩‍👧bc e\u{301} abc"]) func `What is found equals what is searched`(
    _ text: String
  ) {
    for start in text.indices {
      for end in text.indices where end > start {
        let part = String(text[start..<end])
        let range =
          text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
        let matches = TextSearch(part).matches(in: text)
        #expect(matches.contains { $0.overlaps(range) }, "\(part) in \(text)")
      }
    }
  }

  // MARK: Replacing

  @Test func `Replacing keeps the caret behind the same content`() {
    let old = EditedText("one two one", caret: 8)
    #expect(old.replacing([0..<3, 8..<11], with: "three") == EditedText("three two three", caret: 10))
    #expect(EditedText("one", caret: 2).replacing([0..<3], with: "x") == EditedText("x", caret: 1))
    #expect(EditedText("one tw").replacing([4..<7, 8..<11], with: "x") == EditedText("one x", caret: 5))
    #expect(EditedText("").replacing([4..<7], with: "x") == EditedText(""))
    #expect(EditedText("aé👩‍👧", caret: 2).replacing([1..<3], with: "") == EditedText("a👩‍👧", caret: 1))
  }
}
