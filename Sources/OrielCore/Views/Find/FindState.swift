/// What the user searches for in an editor, and what is found.
struct FindState: Equatable {
  var search = TextSearch("")
  var replacement = ""
  /// Whether the field for the replacement is displayed.
  var isReplacing = false
  /// The text that was searched last.
  private(set) var text = ""
  private(set) var matches: [Range<Int>] = []
  /// The index of the match that is selected.
  private(set) var current: Int?
  private(set) var action: EditorAction?
  /// Where the next match is looked for, in UTF-8.
  private var start = 0
  /// Whether the next match is selected as soon as the text is searched again.
  private var selectsNext = false

  /// Begins to search at a place.
  mutating func begin(at place: Int) { start = place }

  /// Searches again, because the text or what is searched for has changed. The match stays at its place or becomes the next.
  ///
  /// - Parameter isOther: whether something else is searched for, whose next match is selected.
  mutating func update(in text: String, isOther: Bool) {
    self.text = text
    matches = search.matches(in: text)
    if !matches.isEmpty, isOther || selectsNext {
      select(indexFromStart)
    } else {
      current = current == nil ? nil : matches.firstIndex { $0.lowerBound == start }
    }
    selectsNext = false
  }

  /// The first match at the start or behind it, or else the first one.
  private var indexFromStart: Int { matches.firstIndex { $0.lowerBound >= start } ?? 0 }

  private mutating func select(_ index: Int) {
    current = index
    start = matches[index].lowerBound
    act(.select(matches[index]))
  }

  private mutating func act(_ kind: EditorAction.Kind) {
    action = EditorAction(number: (action?.number ?? 0) + 1, kind: kind)
  }

  /// Selects the next or the previous match, from an end of the text to the other.
  mutating func step(forward: Bool) {
    guard !matches.isEmpty else { return }
    let count = matches.count
    if let current {
      select((current + (forward ? 1 : count - 1)) % count)
    } else {
      let next = indexFromStart
      select(forward ? next : (next + count - 1) % count)
    }
  }

  /// Replaces the selected match, and selects the next one. Without a selected match, it only selects the next one.
  mutating func replace() {
    guard let current else { return step(forward: true) }
    act(.replace([matches[current]], with: replacement))
    start = matches[current].lowerBound + replacement.utf8.count
    selectsNext = true
  }

  /// Replaces all matches.
  mutating func replaceAll() {
    if !matches.isEmpty { act(.replace(matches, with: replacement)) }
  }
}
