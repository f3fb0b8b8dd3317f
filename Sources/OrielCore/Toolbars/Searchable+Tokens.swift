extension View {
  /// Adds a search field with tokens to the toolbar of the window or sheet that contains the view.
  ///
  /// ```swift
  /// MessageList(found)
  ///   .searchable(text: $query, tokens: $people) { Text($0.name) }
  /// ```
  ///
  /// The tokens are buttons before the text. A click removes one, and Backspace in an empty field the last one. A token
  /// is added by the app, or by `suggestedTokens`. See
  /// `searchable(text:placement:prompt:)` for the field.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens.
  ///   - placement: the placement of the field.
  ///   - prompt: the placeholder, which is also the accessible name.
  ///   - token: returns the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token)))
  }

  /// The variant of `searchable(text:tokens:placement:prompt:token:)` with a localized prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// The variant of `searchable(text:tokens:placement:prompt:token:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with tokens, and suggests some while the user searches.
  ///
  /// The suggested tokens are displayed as those of ``View/searchSuggestions(_:)``, above them. One that the user chooses
  /// is added to the tokens, and the text of the field is removed.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens.
  ///   - suggestedTokens: the tokens that the user can choose.
  ///   - placement: the placement of the field.
  ///   - prompt: the placeholder, which is also the accessible name.
  ///   - token: returns the view of a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token)))
  }

  /// The variant of `searchable(text:tokens:suggestedTokens:placement:prompt:token:)` with a localized prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// The variant of `searchable(text:tokens:suggestedTokens:placement:prompt:token:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }
}
