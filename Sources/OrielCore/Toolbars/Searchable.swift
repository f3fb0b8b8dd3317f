extension View {
  /// Adds a search field to the toolbar of the window or sheet that contains the view.
  ///
  /// ```swift
  /// List(found) { Text($0.title) }
  ///   .searchable(text: $query, prompt: "Search notes")
  ///   .onSubmit(of: .search) { search() }
  /// ```
  ///
  /// In GTK: a `GtkSearchEntry`. With the placement `sidebar`, it is above the view itself. Escape clears it.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - placement: the placement of the field.
  ///   - prompt: the placeholder, which is also the accessible name.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// The variant of `searchable(text:placement:prompt:)` with a localized prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// The variant of `searchable(text:placement:prompt:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field that has the keyboard focus while a binding is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// The variant of `searchable(text:isPresented:placement:prompt:)` with a localized prompt.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// The variant of `searchable(text:isPresented:placement:prompt:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case toolbar, sidebar }
  private let kind: Kind

  /// The platform's default: the toolbar.
  public static let automatic = SearchFieldPlacement(kind: .toolbar)
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// The toolbar, since desktop windows have no other bar.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// Above the view itself.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
}

/// An action that ends a search: it clears the text of the field, and takes the focus from it.
@MainActor @preconcurrency public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the search. Without an enclosing `searchable(text:placement:prompt:)` it has no effect.
  public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
  /// Whether the user is searching: the search field contains text or has the focus.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

private struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    let searched =
      content
      .environment(\.isSearching, isFocused || !text.wrappedValue.isEmpty)
      .environment(\.dismissSearch, DismissSearchAction(dismiss))
    Group {
      if placement == .sidebar {
        VStack(spacing: 6) {
          field.padding(.horizontal, 6)
          searched
        }
      } else {
        searched.toolbar { ToolbarItem { field.frame(minWidth: 120, idealWidth: 220, maxWidth: 220) } }
      }
    }
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
      if self.isPresented != nil, isFocused != isPresented { isFocused = isPresented }
    }
    .onChange(of: isFocused) { _, isFocused in isPresented?.wrappedValue = isFocused }
  }

  private var field: some View { SearchField(text: text, prompt: prompt ?? Text("Search")).focused($isFocused) }

  private func dismiss() {
    text.wrappedValue = ""
    isFocused = false
  }
}

/// A field for a search.
private struct SearchField: PrimitiveView {
  typealias Body = Never

  let text: Binding<String>
  let prompt: Text

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> TextFieldElement {
    let prompt = prompt.resolved
    return TextFieldElement(
      text: text.wrappedValue, prompt: prompt, label: prompt, style: .search,
      isEnabled: context.environment.isEnabled, input: context.environment.textInput)
  }

  func handle(_ event: TextFieldEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    case .submitted: context.environment.submitAction?.run(.search)
    }
  }
}
