extension View {
  /// Adds a search field to the toolbar of the window or sheet that contains the view.
  ///
  /// ```swift
  /// List(found) { Text($0.title) }
  ///   .searchable(text: $query, prompt: "Search notes")
  ///   .onSubmit(of: .search) { search() }
  /// ```
  ///
  /// In GTK: a `GtkSearchEntry`. With the placement `sidebar`, and in a narrow window, it is above the view itself. Ctrl+F moves the focus to it,
  /// and Escape clears it. See also ``View/searchSuggestions(_:)`` and ``View/searchScopes(_:scopes:)``.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - isPresented: whether the field has the keyboard focus. A written true gives it the focus.
  ///   - placement: the placement of the field.
  ///   - prompt: the placeholder, which is also the accessible name.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// The variant of `searchable(text:isPresented:placement:prompt:)` with a localized prompt.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// The variant of `searchable(text:isPresented:placement:prompt:)` with a verbatim prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// The former way to add suggestions. See ``View/searchSuggestions(_:)``.
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:) instead.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The former way to add suggestions, with a localized prompt. See ``View/searchSuggestions(_:)``.
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:) instead.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The former way to add suggestions, with a verbatim prompt. See ``View/searchSuggestions(_:)``.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:) instead.")
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
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
  /// Above the view itself, since it is below the bar of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .sidebar)

  /// Above the view itself. The field is always displayed.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// When a search field below the bar of a page is displayed. On desktops it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The platform's default.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// An action that ends a search: it clears the text of the field, and takes the focus from it.
@MainActor @preconcurrency public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the search. Without an enclosing `searchable(text:isPresented:placement:prompt:)` it has no effect.
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

struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var tokens: SearchTokens?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSelection) private var selection
  @Environment(\.searchFocus) private var searchFocus
  @Environment(\.columnsBesideEachOther) private var room
  @FocusState private var focus: SearchFocus?
  @State private var session = SearchSession()
  /// Whether the user has closed the suggestions, or has chosen one.
  @State private var isColumnHidden = false
  @State private var completion: String?

  private var isActive: Bool { focus != nil }
  private var isSearching: Bool { isActive || !text.wrappedValue.isEmpty || tokens?.isEmpty == false }
  private var hasSuggestions: Bool { suggestions != nil || tokens?.suggested != nil }

  func body(content: Content) -> some View {
    let _ = session.connect(text: text, completion: $completion, isColumnHidden: $isColumnHidden, focus: $focus)
    let searched =
      content
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchSelection, nil)
      .environment(\.searchFocus, nil)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(dismiss))
    // A narrow title bar has no room for it.
    let isAbove = placement == .sidebar || room == 1
    VStack(spacing: isAbove ? 6 : 0) {
      if isAbove { field.padding(.horizontal, 6).padding(.top, 6) }
      page(searched, alignment: isAbove ? .top : .topTrailing)
    }
    .toolbar {
      if !isAbove {
        ToolbarItem(placement: .search) {
          field.frame(minWidth: 80, idealWidth: 220, maxWidth: tokens?.isEmpty == false ? 360 : 220)
        }
      }
    }
    .windowTargets(search: session)
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
      if self.isPresented != nil, isActive != isPresented { focus = isPresented ? .field : nil }
    }
    .onChange(of: isActive) { _, isActive in
      isPresented?.wrappedValue = isActive
      isColumnHidden = false
      completion = nil
    }
    .onChange(of: text.wrappedValue) { _, text in
      // A suggestion that was chosen isn't a reason for others.
      if text != completion { isColumnHidden = false }
    }
  }

  /// The searched view, below the scopes and behind the suggestions.
  @ViewBuilder private func page<Searched: View>(_ content: Searched, alignment: Alignment) -> some View {
    if scopes != nil || suggestions != nil || tokens != nil {
      VStack(spacing: 0) {
        if let scopes, scopes.activation.isMet(by: text.wrappedValue, isSearching: isSearching) {
          scopes.picker.focused($focus, equals: .scopes).padding(6)
        }
        // One view, which has one column of suggestions.
        VStack(spacing: 0) { content }.overlay(alignment: alignment) {
          if hasSuggestions, isActive, focus != .scopes, !isColumnHidden {
            SearchSuggestionColumn(
              suggestions: suggestions, tokens: tokens?.suggested, session: session, isWide: alignment == .top)
          }
        }
      }
    } else {
      content
    }
  }

  @ViewBuilder private var field: some View {
    if let tokens {
      HStack(spacing: 4) {
        tokens.chosen
        input.onKeyPress(.delete) {
          guard text.wrappedValue.isEmpty, !tokens.isEmpty else { return .ignored }
          tokens.removeLast()
          return .handled
        }
      }
    } else {
      input
    }
  }

  @ViewBuilder private var input: some View {
    let field = SearchField(text: text, selection: selection, prompt: prompt ?? Text(LocalizedStringKey(.searchPrompt)))
    {
      isColumnHidden = true
    }
    .focused($focus, equals: .field)
    .focused(searchFocus)
    if suggestions == nil, tokens == nil {
      field
    } else {
      field.onKeyPress(keys: [.downArrow, .escape]) { session.handleInField($0) }
    }
  }

  private func dismiss() {
    text.wrappedValue = ""
    focus = nil
  }
}

/// A field for a search.
private struct SearchField: PrimitiveView {
  typealias Body = Never

  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let prompt: Text
  let didSubmit: () -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> TextFieldElement {
    let (text, prompt) = (text.wrappedValue, prompt.resolved)
    return TextFieldElement(
      text: text, selection: RequestedSelection(selection, in: text), prompt: prompt, label: prompt, style: .search,
      isEnabled: context.environment.isEnabled, input: context.environment.textInput)
  }

  func handle(_ event: TextFieldEvent, in context: ElementContext) {
    switch event {
    case .textChanged(let text): self.text.wrappedValue = text
    case .selectionChanged(let range): selection?.write(range, in: text.wrappedValue, context.environment)
    case .submitted:
      didSubmit()
      context.environment.submitAction?.run(.search)
    }
  }
}
