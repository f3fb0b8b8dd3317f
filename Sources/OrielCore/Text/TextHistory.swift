/// What the user can take back in a field.
///
/// An edit includes how the app has answered it, such as by a reformatted text: what is stored is the text before.
/// Characters typed one after the other are one edit, up to the next word; so are characters deleted one after the other.
package struct TextHistory {
  private enum Kind { case typing, deletion, other }

  private var undone = TextStates()
  private var redone = TextStates()
  /// The kind and the result of the last edit, which the next one may continue; nil after an answer, or another action.
  private var last: (kind: Kind, result: EditedText)?
  /// Whether the last edit has an entry of its own, which the app may still refuse.
  package private(set) var isLastSeparate = false
  /// The number of the present text: another one after each edit, and the same again when the edit is undone.
  package private(set) var number = 0
  private var lastNumber = 0

  /// The maximum number of edits.
  private static let limit = 200
  /// The maximum length of what the edits have replaced, in UTF-8.
  private static let longest = 10_000_000

  package init() {}

  /// The length of what is stored besides the last text, in UTF-8.
  var length: Int { undone.length + redone.length }

  /// Adds an edit of the user.
  package mutating func add(from old: EditedText, to new: EditedText) {
    let kind = Self.kind(from: old, to: new)
    let continues = kind != .other && last.map { $0.kind == kind && $0.result == old } == true
    redone = TextStates()
    isLastSeparate = !continues || Self.beginsWord(old, new, kind)
    if isLastSeparate {
      undone.push(old, number)
      undone.trim(to: Self.limit, length: Self.longest)
    }
    last = (kind, new)
    makeNumber()
  }

  private mutating func makeNumber() {
    lastNumber += 1
    number = lastNumber
  }

  /// The next edit doesn't continue the last one.
  package mutating func end() { last = nil }

  /// The last edit goes on.
  package mutating func extend() {
    end()
    makeNumber()
  }

  /// The app has replaced the text of the last edit.
  package mutating func answer(with text: String) {
    if isLastSeparate, undone.last?.text == text, let refused = undone.pop() { number = refused.number }
    isLastSeparate = false
    last = nil
  }

  /// Returns the text before the last edit that still makes a difference; nil if there is none.
  package mutating func undo(from current: EditedText) -> EditedText? {
    step(from: current, \.undone, to: \.redone)
  }

  /// Returns the text before the last `undo(from:)`; nil if there is none.
  package mutating func redo(from current: EditedText) -> EditedText? {
    step(from: current, \.redone, to: \.undone)
  }

  /// Forgets all edits.
  package mutating func clear() {
    (undone, redone) = (TextStates(), TextStates())
    (last, isLastSeparate) = (nil, false)
    makeNumber()
  }

  private mutating func step(
    from current: EditedText, _ source: WritableKeyPath<Self, TextStates>, to target: WritableKeyPath<Self, TextStates>
  ) -> EditedText? {
    last = nil
    isLastSeparate = false
    while let (state, stateNumber) = self[keyPath: source].pop() {
      guard state.text != current.text else { continue }
      self[keyPath: target].push(current, number)
      number = stateNumber
      return state
    }
    return nil
  }

  /// Compares the lengths first: the character that a key has typed or deleted is short.
  private static func kind(from old: EditedText, to new: EditedText) -> Kind {
    let growth = new.text.utf8.count - old.text.utf8.count
    guard old.anchor == old.caret, growth != 0, abs(growth) <= Self.longestCharacter else { return .other }
    let (longer, place) = growth > 0 ? (new.text, old.caret) : (old.text, min(old.caret, new.caret))
    guard longer.piece(at: place, length: abs(growth)).count == 1 else { return .other }
    return growth > 0 ? .typing : .deletion
  }

  /// In UTF-8.
  private static let longestCharacter = 64

  /// Whether the user has typed a space after a word.
  private static func beginsWord(_ old: EditedText, _ new: EditedText, _ kind: Kind) -> Bool {
    guard kind == .typing, new.caret > 1 else { return false }
    let typed = new.text.scalars(from: new.caret - 2, count: 2)
    return typed.count == 2 && !typed[0].properties.isWhitespace && typed[1].properties.isWhitespace
  }
}

/// Texts, of which each is a bit different from the next.
///
/// Only the last one is stored as a whole: a history of a long text isn't many times as long.
private struct TextStates {
  private struct Former {
    /// What differs from the next text.
    let change: TextChange
    let anchor: Int
    let caret: Int
  }

  private var former: [Former] = []
  private(set) var last: EditedText?
  /// The numbers of all texts.
  private var numbers: [Int] = []
  /// The length of what differs, in UTF-8.
  private(set) var length = 0

  mutating func push(_ state: EditedText, _ number: Int) {
    if let last {
      let change = TextChange(of: state.text, to: last.text)
      former.append(Former(change: change, anchor: last.anchor, caret: last.caret))
      length += change.length
    }
    last = state
    numbers.append(number)
  }

  mutating func pop() -> (state: EditedText, number: Int)? {
    guard let popped = last, let number = numbers.popLast() else { return nil }
    last = former.popLast().map {
      length -= $0.change.length
      return EditedText($0.change.apply(to: popped.text), anchor: $0.anchor, caret: $0.caret)
    }
    return (popped, number)
  }

  /// Forgets the first texts.
  mutating func trim(to count: Int, length most: Int) {
    var surplus = 0
    while former.count + 1 - surplus > count || length > most {
      length -= former[surplus].change.length
      surplus += 1
    }
    former.removeFirst(surplus)
    numbers.removeFirst(surplus)
  }
}
