extension View {
  /// Binds the focus of the field of `searchable(text:isPresented:placement:prompt:)` to a Boolean state.
  ///
  /// Apply the modifier around the searchable view, or to it.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, binding.binding)
  }

  /// Binds the focus of the search field to a state: the field has the focus while the state equals `value`. See
  /// ``View/searchFocused(_:)``.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
  where V: ExpressibleByNilLiteral {
    let state = binding.binding
    let isFocused = Binding {
      state.wrappedValue == value
    } set: { isFocused in
      if isFocused { state.wrappedValue = value } else if state.wrappedValue == value { state.wrappedValue = nil }
    }
    return environment(\.searchFocus, isFocused)
  }
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

extension EnvironmentValues {
  /// Whether the search field inside has the focus.
  var searchFocus: Binding<Bool>? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Binds the view's focus to a binding, if there is one: always or never in the life of the view.
  @ViewBuilder func focused(_ binding: Binding<Bool>?) -> some View {
    if let binding { modifier(FocusModifier(binding: binding, value: true, resting: false)) } else { self }
  }
}
