import Oriel

/// A text with what is selected in it, while it is changed.
struct TextEdit {
  private(set) var text: String
  private(set) var range: Range<String.Index>

  init(_ text: String, selection: TextSelection?) {
    self.text = text
    range = text.endIndex..<text.endIndex
    if case .selection(let selected)? = selection?.indices, selected.upperBound <= text.endIndex { range = selected }
  }

  var selected: Substring { text[range] }

  /// Replaces the selection and selects what is there instead.
  mutating func replace(with new: String) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: new)
    range =
      text.utf8.index(
        text.startIndex, offsetBy: start)..<text.utf8.index(text.startIndex, offsetBy: start + new.utf8.count)
  }

  /// Writes a tab in place of the selection.
  mutating func indent() -> Bool {
    replace(with: "\t")
    return true
  }

  /// Ends a line of a list or a quote, and begins the next one of it. Without a text in the line, ends the list.
  ///
  /// Returns false if the caret isn't in such a line.
  mutating func continueList() -> Bool {
    let start = text[..<range.lowerBound].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let line = text[start..<range.lowerBound]
    guard range.isEmpty, let mark = line.prefixMatch(of: /[ \t]*([-*+>]|(?<number>\d{1,8})[.)]) (\[[ xX]\] )?/) else {
      return false
    }
    if mark.range.upperBound == line.endIndex {
      range = start..<range.upperBound
      replace(with: "")
      return true
    }
    var next = String(mark.0).replacing(/\[[xX]\]/, with: "[ ]")
    if let number = mark.number, let value = Int(number) {
      next = next.replacing(number, with: "\(value + 1)", maxReplacements: 1)
    }
    replace(with: "\n" + next)
    return true
  }

  /// Selects whole lines.
  mutating func extendToLines() {
    range = text.lineRange(for: range)
    if range.upperBound > range.lowerBound, text[text.index(before: range.upperBound)].isNewline {
      range = range.lowerBound..<text.index(before: range.upperBound)
    }
  }
}
