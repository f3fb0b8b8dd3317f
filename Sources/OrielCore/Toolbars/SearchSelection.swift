extension View {
  /// Binds the selection in the field of `searchable(text:isPresented:placement:prompt:)`.
  ///
  /// The indices are those of the text of the search. See ``TextField/init(_:text:selection:prompt:axis:)`` for when the
  /// binding is written. Apply the modifier around the searchable view, or to it.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}

private enum SearchSelectionKey: EnvironmentKey { static var defaultValue: Binding<TextSelection?>? { nil } }

extension EnvironmentValues {
  /// The binding of the selection in the search field inside.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}
