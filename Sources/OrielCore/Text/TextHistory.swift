/// What the user can take back in a field.
///
/// An edit includes how the app has answered it, such as by a reformatted text: what is stored is the text before.
/// Characters typed one after the other are one edit, up to the next word; so are characters deleted one after the other.
package struct TextHistory {
  private enum Kind { case typing, deletion, other }

  private var undone: [EditedText] = []
  private var redone: [EditedText] = []
  /// The kind and the result of the last edit, which the next one may continue; nil after an answer, or another action.
  private var last: (kind: Kind, result: EditedText)?
  /// Whether the last edit has an entry of its own, which the app may still refuse.
  private var isLastSeparate = false

  /// The maximum number of edits.
  private static let limit = 200

  package init() {}

  /// Adds an edit of the user.
  package mutating func add(from old: EditedText, to new: EditedText) {
    let kind = Self.kind(from: old, to: new)
    let continues = kind != .other && last.map { $0.kind == kind && $0.result == old } == true
    redone = []
    isLastSeparate = !continues || Self.beginsWord(old, new, kind)
    if isLastSeparate {
      undone.append(old)
      if undone.count > Self.limit { undone.removeFirst() }
    }
    last = (kind, new)
  }

  /// The last edit goes on.
  package mutating func extend() { last = nil }

  /// The app has replaced the text of the last edit.
  package mutating func answer(with text: String) {
    if isLastSeparate, undone.last?.text == text { undone.removeLast() }
    isLastSeparate = false
    last = nil
  }

  /// Returns the text before the last edit that still makes a difference; nil if there is none.
  package mutating func undo(from current: EditedText) -> EditedText? {
    Self.step(from: current, &undone, to: &redone, &last, &isLastSeparate)
  }

  /// Returns the text before the last `undo(from:)`; nil if there is none.
  package mutating func redo(from current: EditedText) -> EditedText? {
    Self.step(from: current, &redone, to: &undone, &last, &isLastSeparate)
  }

  /// Forgets all edits.
  package mutating func clear() { self = TextHistory() }

  private static func step(
    from current: EditedText, _ source: inout [EditedText], to target: inout [EditedText],
    _ last: inout (kind: Kind, result: EditedText)?, _ isLastSeparate: inout Bool
  ) -> EditedText? {
    last = nil
    isLastSeparate = false
    while let state = source.popLast() {
      guard state.text != current.text else { continue }
      target.append(current)
      return state
    }
    return nil
  }

  private static func kind(from old: EditedText, to new: EditedText) -> Kind {
    guard old.anchor == old.caret else { return .other }
    return switch new.text.count - old.text.count {
    case 1: .typing
    case -1: .deletion
    default: .other
    }
  }

  /// Whether the user has typed a space after a word.
  private static func beginsWord(_ old: EditedText, _ new: EditedText, _ kind: Kind) -> Bool {
    guard kind == .typing else { return false }
    let scalars = new.text.unicodeScalars.prefix(new.caret)
    guard let typed = scalars.last, typed.properties.isWhitespace else { return false }
    return scalars.dropLast().last?.properties.isWhitespace == false
  }
}
