extension View {
  /// Displays suggestions while the user searches in the field of `searchable(text:isPresented:placement:prompt:)`.
  ///
  /// ```swift
  /// NoteList(found)
  ///   .searchable(text: $query)
  ///   .searchSuggestions {
  ///     ForEach(tags) { Text($0.name).searchCompletion("#" + $0.name) }
  ///   }
  /// ```
  ///
  /// They are in a column in front of the top of the searched view, while the field has the keyboard focus. The down
  /// arrow moves the focus from the field to the first view with a ``View/searchCompletion(_:)``, and the arrow keys
  /// move it among them. Return chooses one. Escape closes the column; it is displayed again when the user types. The
  /// column isn't scrolled: provide a few suggestions.
  ///
  /// Apply the modifier around the searchable view, or to it. Without suggestions nothing is displayed.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    let suggestions = SearchSuggestions(content: AnyView(suggestions()))
    return environment(\.searchSuggestions, suggestions)
  }

  /// Makes the view a suggestion that the user chooses: its text replaces that of the search field. See
  /// ``View/searchSuggestions(_:)``. In other views, it has no effect.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

/// The suggestions of a search field.
struct SearchSuggestions {
  let content: AnyView
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestions? { nil } }
private enum SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }

extension EnvironmentValues {
  /// The suggestions for the search field inside.
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The search to which a suggestion belongs.
  fileprivate var searchSession: SearchSession? {
    get { self[SearchSessionKey.self] }
    set { self[SearchSessionKey.self] = newValue }
  }
}

/// A view of a search that can have the keyboard focus.
enum SearchFocus: Hashable {
  case field, scopes
  case suggestion(Namespace.ID)
}

/// Connects a search field with its suggestions.
@MainActor final class SearchSession {
  /// The suggestions that can be chosen, in their order.
  fileprivate var suggestions: [Namespace.ID] = []
  /// The view that has the focus.
  fileprivate var focus: FocusState<SearchFocus?>.Binding?
  // The states of the modifier that holds the session. An action would retain the session itself.
  private var text: Binding<String>?
  private var completion: Binding<String?>?
  private var isColumnHidden: Binding<Bool>?

  /// Sets the states of the current modifier.
  func connect(
    text: Binding<String>, completion: Binding<String?>, isColumnHidden: Binding<Bool>,
    focus: FocusState<SearchFocus?>.Binding
  ) {
    self.text = text
    self.completion = completion
    self.isColumnHidden = isColumnHidden
    self.focus = focus
  }

  /// Replaces the text of the field, and hides the suggestions.
  fileprivate func complete(_ text: String) {
    completion?.wrappedValue = text
    isColumnHidden?.wrappedValue = true
    self.text?.wrappedValue = text
    focus?.wrappedValue = .field
  }

  /// Moves the focus to the field.
  func begin() { focus?.wrappedValue = .field }

  private func hide() { isColumnHidden?.wrappedValue = true }

  /// Handles a key that is pressed in the field, while suggestions are displayed.
  func handleInField(_ press: KeyPress) -> KeyPress.Result {
    guard press.isPlain, let first = suggestions.first else { return .ignored }
    switch press.key {
    case .downArrow: focus?.wrappedValue = .suggestion(first)
    case .escape: hide()
    default: return .ignored
    }
    return .handled
  }

  /// Handles a key that is pressed in a suggestion.
  fileprivate func handle(_ press: KeyPress, in suggestion: Namespace.ID) -> KeyPress.Result {
    guard press.isPlain, let index = suggestions.firstIndex(of: suggestion) else { return .ignored }
    switch press.key {
    case .downArrow: if index + 1 < suggestions.count { focus?.wrappedValue = .suggestion(suggestions[index + 1]) }
    case .upArrow: focus?.wrappedValue = index == 0 ? .field : .suggestion(suggestions[index - 1])
    case .escape:
      focus?.wrappedValue = .field
      hide()
    default: return .ignored
    }
    return .handled
  }
}

/// The suggestions that can be chosen, in their order.
private enum SearchCompletionsKey: PreferenceKey {
  static var defaultValue: [Namespace.ID] { [] }
  static func reduce(value: inout [Namespace.ID], nextValue: () -> [Namespace.ID]) { value += nextValue() }
}

/// The column of suggestions.
struct SearchSuggestionColumn: View {
  let suggestions: SearchSuggestions?
  /// The suggested tokens.
  let tokens: AnyView?
  let session: SearchSession
  /// Whether the field above is as wide as the view.
  let isWide: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      tokens
      suggestions?.content
    }
    .environment(\.searchSession, session)
    .onPreferenceChange(SearchCompletionsKey.self) { session.suggestions = $0 }
    .padding(.horizontal, 4)
    .frame(minWidth: 200, maxWidth: isWide ? .infinity : 320, alignment: .leading)
    .background {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.background)
        RoundedRectangle(cornerRadius: 8).stroke(.separator)
      }
      .shadow(radius: 4, y: 1)
    }
    .padding(.horizontal, 6)
    .onDisappear { session.suggestions = [] }
  }
}

/// Makes a view a button that chooses it as the text of the field.
private struct SearchCompletionModifier: ViewModifier {
  let completion: String

  func body(content: Content) -> some View { content.modifier(SearchChoiceModifier { $0.complete(completion) }) }
}

/// Makes a view a button that chooses it as a token of the search.
struct SearchTokenCompletionModifier: ViewModifier {
  let add: () -> Void

  init(_ add: @escaping () -> Void) { self.add = add }

  func body(content: Content) -> some View {
    content.modifier(
      SearchChoiceModifier { session in
        add()
        session.complete("")
      })
  }
}

/// Makes a view one of the suggestions of a search, if it is in their column.
private struct SearchChoiceModifier: ViewModifier {
  let choose: (SearchSession) -> Void
  @Environment(\.searchSession) private var session
  @Namespace private var id

  init(_ choose: @escaping (SearchSession) -> Void) { self.choose = choose }

  func body(content: Content) -> some View {
    if let session, let focus = session.focus {
      Button {
        choose(session)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.borderless)
      .focused(focus, equals: .suggestion(id))
      .onKeyPress(keys: [.downArrow, .upArrow, .escape]) { session.handle($0, in: id) }
      .preference(key: SearchCompletionsKey.self, value: [id])
    } else {
      content
    }
  }
}
