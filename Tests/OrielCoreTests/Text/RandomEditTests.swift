import Foundation
import Testing

@testable import OrielCore

/// Random edits of a text that an app refuses, limits and reformats, against the plain rules of each.
///
/// `ORIEL_TEXT_SEED` adds a seed, and `ORIEL_TEXT_STEPS` sets the number of steps of each.
@Suite struct RandomEditTests {
  enum Rule: CaseIterable {
    case everything, digits, limit, capitals, groups, pairs

    func written(_ new: String, after old: String) -> String {
      switch self {
      case .everything: new
      case .digits: new.filter(\.isNumber)
      case .limit: new.count > 6 ? old : new
      case .capitals: new.uppercased()
      case .groups: Self.split(new.filter(\.isNumber), by: 3, ",")
      case .pairs: Self.split(new.filter { $0.isLetter || $0.isNumber }, by: 2, " ")
      }
    }

    private static func split(_ text: String, by length: Int, _ separator: Character) -> String {
      String(
        text.enumerated().flatMap { offset, character in
          offset > 0 && (text.count - offset).isMultiple(of: length) ? [separator, character] : [character]
        })
    }
  }

  private static let variables = ProcessInfo.processInfo.environment
  private static let steps = variables["ORIEL_TEXT_STEPS"].flatMap { Int($0) } ?? 2_000
  private static let seeds: [UInt64] =
    [1, 2, 3] + (variables["ORIEL_TEXT_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? [])

  private var random = SeededRandom(seed: 1)

  /// The next edit of the user; nil if the caret only moves.
  private mutating func edit(_ shown: inout EditedText) -> EditedText? {
    let text = Array(shown.text)
    let range = min(shown.anchor, shown.caret)..<max(shown.anchor, shown.caret)
    func without(_ range: Range<Int>, typed: String = "") -> EditedText {
      EditedText(
        String(text[..<range.lowerBound]) + typed + String(text[range.upperBound...]),
        caret: range.lowerBound + typed.count)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      let typed = ["1", "2", "a", "B", ",", "12", "3x"].randomElement(using: &random) ?? "1"
      return without(range, typed: typed)
    case 5, 6:
      if !range.isEmpty { return without(range) }
      return shown.caret > 0 ? without(shown.caret - 1..<shown.caret) : nil
    case 7:
      if !range.isEmpty { return without(range) }
      return shown.caret < text.count ? without(shown.caret..<shown.caret + 1) : nil
    case 8:
      shown.anchor = Int.random(in: 0...text.count, using: &random)
      shown.caret = Int.random(in: 0...text.count, using: &random)
      return nil
    default:
      shown.caret = Int.random(in: 0...text.count, using: &random)
      shown.anchor = shown.caret
      return nil
    }
  }

  private func contents(_ state: EditedText) -> String {
    String(state.text.prefix(state.caret).filter { $0.isLetter || $0.isNumber }.lowercased())
  }

  /// The problem of a text that the app has written, with its caret; nil if there is none.
  private func problem(_ rule: Rule, _ old: EditedText, _ edited: EditedText, _ new: EditedText) -> String? {
    if !(0...new.text.count).contains(new.caret) { return "the caret is outside" }
    if new.text == edited.text { return new == edited ? nil : "the caret of an accepted text has moved" }
    if new.text.lowercased() == edited.text.lowercased() {
      return new.caret == edited.caret ? nil : "the caret isn't behind what was typed"
    }
    if new.text == old.text {
      if contents(new) != contents(old) { return "a refused edit has moved the caret" }
      let isInsertion = edited.text.count >= old.text.count
      return isInsertion && new != old ? "a refused character has moved the caret or the selection" : nil
    }
    let kept = rule == .digits || rule == .groups ? contents(edited).filter(\.isNumber) : contents(edited)
    return contents(new) == kept ? nil : "the caret isn't behind \(kept)"
  }

  @Test(arguments: Rule.allCases, seeds)
  mutating func `The caret is where the rule says, and everything can be taken back`(
    rule: Rule, seed: UInt64
  ) throws {
    random = SeededRandom(seed: seed)
    var history = TextHistory()
    var shown = EditedText("")
    for step in 0..<Self.steps {
      let start = shown
      guard let edited = edit(&shown), edited.text != shown.text else { continue }
      let old = shown
      let written = rule.written(edited.text, after: old.text)
      history.add(from: old, to: edited)
      let new = edited.replaced(by: written, answering: old)
      if written != edited.text { history.answer(with: written) }
      shown = new
      if let problem = problem(rule, old, edited, new) {
        Issue.record("seed \(seed), step \(step), \(rule): \(problem): \(start) \(edited) \(new)")
        return
      }
      if step % 50 == 0 { try takeBack(&history, shown, "seed \(seed), step \(step), \(rule)") }
    }
  }

  /// Takes back everything and makes it again, which leads to the same text.
  private func takeBack(_ history: inout TextHistory, _ last: EditedText, _ name: String) throws {
    var shown = last
    var passed: [String] = []
    while let state = history.undo(from: shown) {
      #expect(state.text != shown.text, "\(name): an undo that changes nothing")
      passed.append(shown.text)
      shown = state
    }
    while let state = history.redo(from: shown) {
      shown = state
      let expected = passed.popLast()
      #expect(state.text == expected, "\(name): a redo to another text")
    }
    #expect(shown.text == last.text && passed.isEmpty, "\(name): not all is made again")
  }
}
