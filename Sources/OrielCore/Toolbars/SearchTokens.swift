/// The tokens of a search, and those that are suggested.
@MainActor struct SearchTokens {
  /// The views of the tokens, each with the button that removes it.
  let chosen: AnyView
  let isEmpty: Bool
  /// Removes the last token.
  let removeLast: () -> Void
  /// The views of the suggested tokens; nil if there are none.
  let suggested: AnyView?

  init<C, T: View>(_ tokens: Binding<C>, suggested: C?, _ token: @escaping (C.Element) -> T)
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let chosen = tokens.wrappedValue
    isEmpty = chosen.isEmpty
    removeLast = {
      var rest = tokens.wrappedValue
      guard let last = rest.indices.last else { return }
      rest.remove(at: last)
      tokens.wrappedValue = rest
    }
    self.chosen = AnyView(
      ForEach(chosen) { element in
        SearchTokenChip(content: token(element)) { tokens.wrappedValue.removeAll { $0.id == element.id } }
      })
    self.suggested = suggested.flatMap { suggested in
      guard !suggested.isEmpty else { return nil }
      return AnyView(
        ForEach(suggested) { element in
          token(element).modifier(SearchTokenCompletionModifier { tokens.wrappedValue.append(element) })
        })
    }
  }
}

/// A token beside the text of a search field. A click removes it.
private struct SearchTokenChip<Content: View>: View {
  let content: Content
  let remove: @MainActor () -> Void

  var body: some View {
    Button(action: remove) {
      HStack(spacing: 4) {
        content
        Image(systemName: "xmark").imageScale(.small).accessibilityHidden(true)
      }
    }
    .buttonBorderShape(.capsule)
    .controlSize(.small)
  }
}
