extension View {
  /// Adds a search field with tokens to the toolbar of the window or sheet that contains the view.
  ///
  /// ```swift
  /// MessageList(found)
  ///   .searchable(text: $query, tokens: $people) { Text($0.name) }
  /// ```
  ///
  /// The tokens are buttons before the text. A click removes one, and Backspace in an empty field the last one. A token
  /// is added by the app, or is one of the suggested tokens, which are displayed as those of ``View/searchSuggestions(_:)``,
  /// above them, while the user searches: one that is chosen is added, and the text of the field is removed. See
  /// `searchable(text:isPresented:placement:prompt:)` for the field.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens.
  ///   - suggestedTokens: the tokens that the user can choose; nil for none.
  ///   - isPresented: whether the field has the keyboard focus. A written true gives it the focus.
  ///   - placement: the placement of the field.
  ///   - prompt: the placeholder, which is also the accessible name.
  ///   - token: returns the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens?.wrappedValue, token)))
  }

  /// The variant of `searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)` with a localized prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// The variant of `searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}
