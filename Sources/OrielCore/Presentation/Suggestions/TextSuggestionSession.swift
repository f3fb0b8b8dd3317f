/// What the user has done with the suggestions of a field.
struct TextSuggestionChoice: Equatable {
  /// The suggestion that Return chooses.
  private(set) var highlighted: Namespace.ID?
  /// Whether the user has closed the list or has chosen a suggestion.
  private(set) var isClosed = false
  /// What the field fills in.
  private(set) var action: EditorAction?

  /// The field has received or lost the focus.
  mutating func begin() {
    highlighted = nil
    isClosed = false
  }

  mutating func close() {
    highlighted = nil
    isClosed = true
  }

  mutating func choose(_ completion: String) {
    close()
    action = EditorAction(number: (action?.number ?? 0) + 1, kind: .fill(completion))
  }

  /// The user has typed. What was chosen isn't a reason for other suggestions.
  mutating func textDidChange(to text: String) {
    if action?.kind != .fill(text) { begin() }
  }

  /// Moves from suggestion to suggestion, from one end of the list to the other.
  mutating func move(by step: Int, among ids: [Namespace.ID]) {
    guard !ids.isEmpty else { return }
    let start = highlighted.flatMap { ids.firstIndex(of: $0) } ?? (step > 0 ? -1 : ids.count)
    highlighted = ids[(start + step + ids.count) % ids.count]
  }
}

/// A suggestion that can be chosen.
struct TextCompletion: Equatable {
  let id: Namespace.ID
  let text: String
}

/// Connects a field with its suggestions.
@MainActor final class TextSuggestionSession {
  let link = FieldLink()
  /// The suggestions that can be chosen, in their order.
  var completions: [TextCompletion] = []
  // The state of the modifier that holds the session. An action would retain the session itself.
  private var choice: Binding<TextSuggestionChoice>?

  func connect(_ choice: Binding<TextSuggestionChoice>) {
    self.choice = choice
    link.textDidChange = { choice.wrappedValue.textDidChange(to: $0) }
  }

  func choose(_ completion: String) { choice?.wrappedValue.choose(completion) }

  /// Handles a key that is pressed in the field, while suggestions are displayed.
  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.isPlain, let choice else { return .ignored }
    switch press.key {
    case .downArrow: choice.wrappedValue.move(by: 1, among: completions.map(\.id))
    case .upArrow: choice.wrappedValue.move(by: -1, among: completions.map(\.id))
    case .return:
      let highlighted = choice.wrappedValue.highlighted
      guard let chosen = completions.first(where: { $0.id == highlighted }) else { return .ignored }
      choose(chosen.text)
    case .escape: choice.wrappedValue.close()
    default: return .ignored
    }
    return .handled
  }
}
