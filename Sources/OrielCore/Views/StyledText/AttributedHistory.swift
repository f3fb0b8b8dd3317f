import FoundationEssentials

/// What the user can take back in an attributed text.
///
/// Only the replaced parts are stored. Characters typed one after the other are one edit, up to the next word; so are
/// characters deleted one after the other.
struct AttributedHistory {
  /// What puts a former text back.
  struct Edit {
    /// The former part of the text.
    var content: AttributedString
    /// The part of the present text that it replaces.
    var range: Range<Int>
    let anchor: Int
    let caret: Int
  }

  private enum Kind { case typing, deletion, other }

  private var undone: [Edit] = []
  private var redone: [Edit] = []
  /// The kind of the last edit, which the next one may continue.
  private var last = Kind.other
  private var lastCharacter: Character?

  /// In Unicode scalars.
  private static let longestCharacter = 16
  /// The maximum number of edits.
  private static let limit = 200

  /// The next edit is one of its own.
  mutating func endEdit() { last = .other }

  /// Adds an edit of the user that replaces a part of the text by a string.
  mutating func add(_ removed: AttributedString, at range: Range<Int>, by string: String, anchor: Int, caret: Int) {
    let edit = Edit(
      content: removed, range: range.lowerBound..<range.lowerBound + string.unicodeScalars.count, anchor: anchor,
      caret: caret)
    if range.isEmpty, string.count == 1, let character = string.first {
      let beginsWord = character.isWhitespace && lastCharacter?.isWhitespace == false
      if last == .typing, !beginsWord, let index = undone.indices.last,
        undone[index].range.upperBound == range.lowerBound
      {
        undone[index].range = undone[index].range.lowerBound..<edit.range.upperBound
        redone = []
      } else {
        push(edit)
      }
      (last, lastCharacter) = (.typing, character)
    } else if string.isEmpty, anchor == caret, range.count <= Self.longestCharacter, removed.characters.count == 1 {
      if last == .deletion, let index = undone.indices.last, undone[index].range.isEmpty,
        range.contains(undone[index].range.lowerBound) || range.upperBound == undone[index].range.lowerBound
      {
        let isForward = range.lowerBound == undone[index].range.lowerBound
        let content = undone[index].content
        undone[index].content = isForward ? content + removed : removed + content
        undone[index].range = edit.range
        redone = []
      } else {
        push(edit)
      }
      last = .deletion
    } else {
      push(edit)
      last = .other
    }
  }

  /// Adds an edit that changes the attributes of a part of the text.
  mutating func add(_ former: AttributedString, at range: Range<Int>, anchor: Int, caret: Int) {
    push(Edit(content: former, range: range, anchor: anchor, caret: caret))
    last = .other
  }

  private mutating func push(_ edit: Edit) {
    undone.append(edit)
    if undone.count > Self.limit { undone.removeFirst() }
    redone = []
  }

  /// Undoes or redoes an edit. `perform` applies it and returns the edit that reverses it. Nil if there is none.
  mutating func step<Result>(_ direction: UndoDirection, _ perform: (Edit) -> (Edit, Result)) -> Result? {
    last = .other
    guard let edit = direction == .undo ? undone.popLast() : redone.popLast() else { return nil }
    let (inverse, result) = perform(edit)
    if direction == .undo { redone.append(inverse) } else { undone.append(inverse) }
    return result
  }
}
