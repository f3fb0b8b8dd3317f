/// The suggestions of a field, below each other.
struct TextSuggestionList<Suggestions: View>: View {
  let suggestions: Suggestions
  let session: TextSuggestionSession
  let highlighted: Namespace.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { suggestions }
      .environment(\.textSuggestions, TextSuggestionScope(session: session, highlighted: highlighted))
      .onPreferenceChange(TextCompletionsKey.self) { session.completions = $0 }
      .padding(4)
      .frame(minWidth: 160, alignment: .leading)
  }
}

/// The list to which a suggestion belongs.
struct TextSuggestionScope {
  let session: TextSuggestionSession
  let highlighted: Namespace.ID?
}

private enum TextSuggestionsKey: EnvironmentKey { static var defaultValue: TextSuggestionScope? { nil } }

extension EnvironmentValues {
  fileprivate var textSuggestions: TextSuggestionScope? {
    get { self[TextSuggestionsKey.self] }
    set { self[TextSuggestionsKey.self] = newValue }
  }
}

/// The suggestions that can be chosen, in their order.
private enum TextCompletionsKey: PreferenceKey {
  static var defaultValue: [TextCompletion] { [] }
  static func reduce(value: inout [TextCompletion], nextValue: () -> [TextCompletion]) { value += nextValue() }
}

/// Makes a view one that the user chooses as the text of the field, without moving the focus to it.
struct TextCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.textSuggestions) private var scope
  @Namespace private var id

  func body(content: Content) -> some View {
    if let scope {
      content
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
          if scope.highlighted == id { RoundedRectangle(cornerRadius: 6).fill(.tint.opacity(0.25)) }
        }
        .contentShape(Rectangle())
        .onTapGesture { scope.session.choose(completion) }
        .accessibilityAddTraits(scope.highlighted == id ? [.isButton, .isSelected] : .isButton)
        .preference(key: TextCompletionsKey.self, value: [TextCompletion(id: id, text: completion)])
    } else {
      content
    }
  }
}
