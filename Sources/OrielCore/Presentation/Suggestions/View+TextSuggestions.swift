extension View {
  /// Displays suggestions below the text field in this view while the user edits it.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .textInputSuggestions {
  ///     ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { Text($0).textInputCompletion($0) }
  ///   }
  /// ```
  ///
  /// They are displayed while the field has the keyboard focus, which it keeps. The up and down arrows go through the views
  /// with a ``View/textInputCompletion(_:)``, and Return or a click chooses one. Escape closes the list; it is displayed
  /// again when the user types. Without suggestions nothing is displayed. The list isn't scrolled: provide a few. In GTK: a
  /// `GtkPopover` without an arrow.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return modifier(CountedSuggestionsModifier(suggestions: suggestions))
  }

  /// Displays a suggestion for each element of a collection. See ``View/textInputSuggestions(_:)``.
  public func textInputSuggestions<Data, Content>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data: RandomAccessCollection, Content: View, Data.Element: Identifiable {
    textInputSuggestions(data, id: \.id, content: content)
  }

  /// Displays a suggestion for each element of a collection. See ``View/textInputSuggestions(_:)``.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the identity of an element.
  ///   - content: returns the view of an element.
  public func textInputSuggestions<Data, ID, Content>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data: RandomAccessCollection, ID: Hashable, Content: View {
    modifier(TextSuggestionsModifier(suggestions: ForEach(data, id: id, content: content), isEmpty: data.isEmpty))
  }

  /// Makes the view a suggestion that the user chooses: its text replaces that of the field, whose binding is written once.
  /// The user can undo it. See ``View/textInputSuggestions(_:)``. In other views, it has no effect.
  public func textInputCompletion(_ completion: String) -> some View {
    modifier(TextCompletionModifier(completion: completion))
  }
}

/// Suggestions whose number is known only when they are made.
private struct CountedSuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .modifier(TextSuggestionsModifier(suggestions: suggestions, isEmpty: count == 0))
      .background {
        ZStack {
          ForEach(subviews: suggestions) { _ in
            Color.clear.frame(width: 0, height: 0).preference(key: SuggestionCountKey.self, value: 1)
          }
        }
        .accessibilityHidden(true)
        .onPreferenceChange(SuggestionCountKey.self) { count = $0 }
      }
  }
}

private enum SuggestionCountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct TextSuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  let isEmpty: Bool
  @State private var session = TextSuggestionSession()
  @State private var choice = TextSuggestionChoice()
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    let _ = session.connect($choice)
    let isShown = isFocused && !isEmpty && !choice.isClosed
    let source = PresentationSource(
      Binding(get: { isShown }, set: { if !$0 { choice.close() } }),
      content: { TextSuggestionList(suggestions: suggestions, session: session, highlighted: choice.highlighted) })
    content
      .environment(\.fieldSuggestions, FieldSuggestions(action: choice.action, link: session.link))
      .focused($isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .return, .escape]) { isShown ? session.handle($0) : .ignored }
      .modifier(
        PopoverModifier(
          presentation: PresentationModifier(
            kind: PopoverKind(placement: PopoverPlacement(target: .bounds, edge: .bottom), isCompanion: true),
            source: source))
      )
      .onChange(of: isFocused) { choice.begin() }
  }
}
