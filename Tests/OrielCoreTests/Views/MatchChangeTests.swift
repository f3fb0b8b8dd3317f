import Testing

@testable import OrielCore

/// Which highlighting changes when a searched text is edited.
@MainActor struct MatchChangeTests {
  private func find(_ query: String, in text: String) -> EditorFind {
    var find = EditorFind(FindLink())
    find.text = text
    find.matches = TextSearch(query).matches(in: text)
    return find
  }

  private func change(_ query: String, _ old: String, _ new: String) -> MatchChange {
    MatchChange(from: find(query, in: old), to: find(query, in: new)) { _ in true }
  }

  @Test func `A key changes the highlighting between the matches around it`() {
    let typed = change("one", "one two one two one", "one two on two one")
    #expect(typed.part == 3..<15)
    #expect(typed.matches.isEmpty)
    let added = change("one", "one two on two one", "one two one two one")
    #expect(added.part == 3..<16)
    #expect(Array(added.matches) == [8..<11])
  }

  @Test func `Another search in the same text changes what differs`() {
    let text = "one only one"
    let change = MatchChange(from: find("on", in: text), to: find("one", in: text)) { _ in true }
    #expect(change.part == 0..<text.utf8.count)
    #expect(Array(change.matches) == [0..<3, 9..<12])
    #expect(MatchChange(from: find("one", in: text), to: find("ONE", in: text)) { _ in true }.matches.isEmpty)
  }

  /// Each edit of short texts, whose tags move with their characters.
  @Test func `What is highlighted after any edit is what is found`() {
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in ["a", "b"].map { text + $0 } } }
    for text in Set(texts) {
      for query in ["a", "ab", "aa"] {
        for start in 0...text.count {
          for end in start...min(text.count, start + 2) {
            for added in ["", "a", "b", "ab"] { check(query, text, start..<end, added) }
          }
        }
      }
    }
  }

  /// Checks the highlighting of the characters of a text after a part is replaced.
  private func check(_ query: String, _ text: String, _ range: Range<Int>, _ added: String) {
    let characters = Array(text)
    let new = String(characters[..<range.lowerBound]) + added + String(characters[range.upperBound...])
    // Nothing is searched again.
    guard new != text else { return }
    let (former, found) = (find(query, in: text), find(query, in: new))
    var marks = marked(former.matches[...], count: text.count)
    // What is inserted in highlighted text is highlighted.
    let isInside = range.lowerBound > 0 && range.upperBound < marks.count
    let isMarked = isInside && marks[range.lowerBound - 1] && marks[range.upperBound]
    marks.replaceSubrange(range, with: repeatElement(isMarked, count: added.count))
    let change = MatchChange(from: former, to: found) { marks[$0.lowerBound] && marks[$0.upperBound - 1] }
    for place in change.part { marks[place] = false }
    for match in change.matches { for place in match { marks[place] = true } }
    #expect(marks == marked(found.matches[...], count: new.count), "\(query) in \(text), \(range) by \(added)")
  }

  private func marked(_ matches: ArraySlice<Range<Int>>, count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for match in matches { for place in match { marks[place] = true } }
    return marks
  }
}
